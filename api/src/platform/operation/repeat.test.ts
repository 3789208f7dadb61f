import { until } from '@facade/server-kit/until';
import { repeat } from './repeat.ts';

const lines: [object, string][] = [];
const options = { every: 5, failure: 'the job', log: { warn: (...line: [object, string]) => void lines.push(line) } };

beforeEach(() => void lines.splice(0));

describe('a job that is repeated', () => {
  test('goes on after a failure, which is logged', async () => {
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

  test('does not log outages of the database, which are logged elsewhere', async () => {
    let turns = 0;
    const job = repeat(async () => {
      turns += 1;
      throw Object.assign(new Error('away'), { name: 'DatabaseUnavailable' });
    }, options);
    await until(() => turns > 2);
    await job.stop();
    expect(lines).toEqual([]);
  });
});
