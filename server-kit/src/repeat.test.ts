import { setTimeout as delay } from 'node:timers/promises';
import { repeat } from './repeat.ts';
import { until } from './testing/until.ts';

const failures: unknown[] = [];
const options = { every: 5, onFailure: (error: unknown) => void failures.push(error) };

beforeEach(() => void failures.splice(0));

test('runs do not overlap', async () => {
  let running = 0;
  const atOnce: number[] = [];
  const job = repeat(async () => {
    running += 1;
    atOnce.push(running);
    await delay(20);
    running -= 1;
  }, options);
  await until(() => atOnce.length > 2);
  await job.stop();
  expect(new Set(atOnce)).toEqual(new Set([1]));
});

test('waits before the first run', async () => {
  let turns = 0;
  const job = repeat(
    async () => {
      turns += 1;
    },
    { ...options, first: 60_000 },
  );
  await delay(30);
  await job.stop();
  expect(turns).toBe(0);
});

test('reports a failure and continues', async () => {
  let turns = 0;
  const failed = new Error('this one');
  const job = repeat(async () => {
    turns += 1;
    if (turns === 1) throw failed;
  }, options);
  await until(() => turns > 2);
  await job.stop();
  expect(failures).toEqual([failed]);
});

test('stopping aborts the signal, and waits for the current run', async () => {
  const said: string[] = [];
  const job = repeat(async (signal) => {
    said.push('begins');
    await delay(20);
    said.push(signal.aborted ? 'ends, to stop' : 'ends');
  }, options);
  await until(() => said.length > 0);
  await job.stop();
  expect(said).toEqual(['begins', 'ends, to stop']);
  await delay(30);
  expect(said).toHaveLength(2);
});
