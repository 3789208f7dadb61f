import { setupFilesAfterEnv, transform } from './section-kit/src/testing/jest-preset.mjs';

export { transform };

const shared = {
  runtime: '<rootDir>/jest.runtime.cjs',
  transform,
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    '^@glidejs/glide$': '@glidejs/glide/dist/glide.esm.js',
    '\\.woff2$': '<rootDir>/section-kit/src/testing/file-stub.ts',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.facade/', '/.toolchain/', '/fixtures/'],
  modulePathIgnorePatterns: ['/dist/', '/.facade/', '/.toolchain/'],
};

/** Tests in the folders below that need more of Jest than the plain runner has: timers of which only some are faked, or JSX. */
const NEED_JEST = [
  'api/src/import/asking-prices.database.test.ts',
  'api/src/forms/captcha/routes/captcha.database.test.ts',
  'cli/src/gate/check-paths.test.ts',
  'cli/src/new/new-section.test.ts',
  'map-kit/src/frame/frame-document.test.ts',
  'platform/src/releases/remove-old.test.ts',
  'platform/src/releases/rollback.test.ts',
];

/**
 * Tests that need neither JSX nor a bundler's files run as they are in plain Node.js, many files to a process: to load all modules anew for
 * each of some 400 files takes Jest longer than most of them. The files of a process share module state.
 */
const plain = {
  runner: 'jest-light-runner/child-process',
  testEnvironment: 'node',
  transform: {},
  setupFiles: ['<rootDir>/jest.setup.plain.mjs'],
  testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...NEED_JEST],
  modulePathIgnorePatterns: shared.modulePathIgnorePatterns,
};

const PLAIN = ['bench', 'cli', 'feed', 'fuzz', 'map-kit', 'platform', 'server-kit', 'shared-domain'];

/** Browser-like tests end in .test.tsx, everything else in .test.ts; `*.database.test.ts` runs on PGlite and PostgreSQL. */
export default {
  // Real servers and databases start before some tests, on machines that do other things meanwhile.
  testTimeout: 120_000,
  // What test files leave behind adds up to the limit of the heap over some 300 of them, and collecting it takes ever longer.
  workerIdleMemoryLimit: '400MB',
  testSequencer: '<rootDir>/jest.sequencer.mjs',
  projects: [
    {
      ...plain,
      displayName: 'api',
      testMatch: ['<rootDir>/api/src/**/*.test.ts'],
      globalSetup: '<rootDir>/api/src/testing/jest-setup.ts',
      globalTeardown: '<rootDir>/api/src/testing/jest-teardown.ts',
    },
    {
      ...plain,
      displayName: 'plain',
      testMatch: PLAIN.map((folder) => `<rootDir>/${folder}/src/**/*.test.ts`),
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['{mf-*,section-kit,shared-ui,shell}/src/**/*.test.ts', ...NEED_JEST].map(
        (files) => `<rootDir>/${files}`,
      ),
      setupFilesAfterEnv: ['<rootDir>/jest.setup.cjs'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/*/src/**/*.test.tsx'],
      setupFilesAfterEnv,
    },
  ],
};
