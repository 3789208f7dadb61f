/** Gives `expect` the matchers of Testing Library in every package's `.test.tsx`. */
import '@testing-library/jest-dom';
