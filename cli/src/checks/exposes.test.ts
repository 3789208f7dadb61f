import { ROOT } from '../workspace.ts';
import { describeExposes, EXPOSES } from './exposes.ts';
import { readText } from './production-files.ts';

test(`${EXPOSES} says what the sections' remote.tsx say`, () => {
  expect(readText(EXPOSES)).toBe(describeExposes(ROOT));
});
