import { createRequire } from 'node:module';
import config from './jest.config.mjs';

// A test that hangs keeps its process: it ends with Jest's, so that it holds no output open after a run that was killed.
process.once('disconnect', () => process.exit(1));

// Tests may replace the timers of the process.
const { setTimeout, clearTimeout } = globalThis;

const fromRunner = createRequire(createRequire(import.meta.url).resolve('jest-light-runner'));

// The runner calls the functions that jest-circus has collected from a file, and waits for them without a limit: it ignores `testTimeout`.
fromRunner('jest-circus').addEventHandler((event, { currentDescribeBlock }) => {
  if (event.name === 'add_test') limit(currentDescribeBlock.children.at(-1), event);
  if (event.name === 'add_hook') limit(currentDescribeBlock.hooks.at(-1), event);
});

/** @param added the test or hook, whose `fn` is replaced by one that fails after the timeout */
function limit(added, { fn, timeout = config.testTimeout }) {
  // `test.todo` has no function; those with a parameter call it when they are done.
  if (!fn || fn.length > 0) return;
  added.fn = () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`it did not end within ${timeout} ms`)), timeout);
      Promise.resolve()
        .then(fn)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
}
