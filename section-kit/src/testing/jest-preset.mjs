import { createRequire } from 'node:module';

const { resolve: find } = createRequire(import.meta.url);

/** Compiles TypeScript for tests. */
export const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    find('@swc/jest'),
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'commonjs', importInterop: 'swc' },
    },
  ],
};

/** Files that prepare a browser-like test. */
export const setupFilesAfterEnv = [find('./jest-setup.cjs'), find('@testing-library/jest-dom')];

/** How the tests of a section with its own project run: `export default { preset: '@facade/section-kit' };` in its `jest.config.mjs`. */
export default {
  testEnvironment: find('jest-fixed-jsdom'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform,
  // The packages of the site are ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(?:.+/)?@facade/)'],
  setupFilesAfterEnv,
};
