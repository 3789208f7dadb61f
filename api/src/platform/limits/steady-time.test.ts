import { setTimeout as delay } from 'node:timers/promises';
import { inSteadyTime } from './steady-time.ts';

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await inSteadyTime(work).catch(() => {});
  return performance.now() - started;
};

/** Timers may be a millisecond early, and are late on a busy machine. */
const EARLY = 5;

test.each([
  ['nothing to do', async () => {}],
  ['something', () => delay(150)],
  ['a failure', () => delay(50).then(() => Promise.reject(new Error('no')))],
])('%s takes as long as anything else', async (_what, work) => {
  expect(await timed(work)).toBeGreaterThanOrEqual(400 - EARLY);
});

test('slow work ends at the next step', async () => {
  expect(await timed(() => delay(450))).toBeGreaterThanOrEqual(800 - EARLY);
});

test('returns the result of the work', async () => {
  await expect(inSteadyTime(async () => 'done')).resolves.toBe('done');
  await expect(inSteadyTime(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
