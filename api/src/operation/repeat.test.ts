import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@facade/server-kit/until';
import { repeat } from './repeat.ts';

const lines: [object, string][] = [];
const options = { every: 5, failure: 'the job', log: { warn: (...line: [object, string]) => void lines.push(line) } };

beforeEach(() => void lines.splice(0));

describe('a job that is repeated', () => {
  it('has one turn at a time', async () => {
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

  it('waits before its first turn', async () => {
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

  it('goes on after a failure, which is logged', async () => {
    let turns = 0;
    const failed = new Error('this one');
    const job = repeat(async () => {
      turns += 1;
      if (turns === 1) throw failed;
    }, options);
    await until(() => turns > 2);
    await job.stop();
    expect(lines).toEqual([[{ err: failed, count: 1 }, 'the job']]);
  });

  it('does not log that the database is away, which does so itself', async () => {
    let turns = 0;
    const job = repeat(async () => {
      turns += 1;
      throw Object.assign(new Error('away'), { name: 'DatabaseUnavailable' });
    }, options);
    await until(() => turns > 2);
    await job.stop();
    expect(lines).toEqual([]);
  });

  it('is told to stop, and waited for', async () => {
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
});
