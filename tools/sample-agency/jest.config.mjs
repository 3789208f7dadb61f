import { transform } from '../../jest.config.mjs';

/** A project of its own: `npm test` runs it when the sample agency has changed (cli/src/verify/sample-agency-checks.ts). */
export default {
  displayName: 'sample agency',
  transform,
  transformIgnorePatterns: [],
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
  testTimeout: 120_000,
};
