/** Compiles our TypeScript for tests. */
export const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs', importInterop: 'swc' },
    },
  ],
};

const shared = {
  transform,
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '^@glidejs/glide$': '@glidejs/glide/dist/glide.esm.js',
    '\\.woff2$': '<rootDir>/section-kit/src/testing/file-stub.ts',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.facade/', '/.toolchain/', '/fixtures/'],
  modulePathIgnorePatterns: ['/dist/', '/.facade/', '/.toolchain/'],
};

/** Browser-like tests end in .test.tsx, everything else in .test.ts; `*.database.test.ts` runs on PGlite and PostgreSQL. */
export default {
  // Real servers and databases start before some tests, on machines that do other things meanwhile.
  testTimeout: 120_000,
  // What test files leave behind adds up to the limit of the heap over some 700 of them, and collecting it takes ever longer.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/*/src/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/jest.setup.cjs'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/*/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/jest.setup.cjs', '<rootDir>/jest.setup.browser.cjs', '@testing-library/jest-dom'],
    },
  ],
};
