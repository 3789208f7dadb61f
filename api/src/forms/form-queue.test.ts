import { setImmediate as soon } from 'node:timers/promises';
import type { Db } from '../platform/database/index.ts';
import { runInFormQueue } from './form-queue.ts';

describe('the queue of forms', () => {
  let db: Db;
  beforeEach(() => {
    db = {} as Db;
  });
  const yes = () => true;

  test('runs them in order, a few at once', async () => {
    const begun: number[] = [];
    let most = 0;
    let now = 0;
    const work = async (index: number) => {
      begun.push(index);
      most = Math.max(most, ++now);
      await soon();
      now -= 1;
      return index;
    };
    const all = Array.from({ length: 20 }, (_, index) => index);
    expect(await Promise.all(all.map((index) => runInFormQueue(db, yes, () => work(index))))).toEqual(all);
    expect(begun).toEqual(all);
    expect(most).toBe(4);
  });

  test('skips a form whose sender was told to retry before its turn', async () => {
    let isAwaited = true;
    const first = Array.from({ length: 4 }, () =>
      runInFormQueue(
        db,
        () => isAwaited,
        () => soon('stored'),
      ),
    );
    const begin = jest.fn(async () => 'stored');
    const late = expect(runInFormQueue(db, () => isAwaited, begin)).rejects.toMatchObject({ code: 'unavailable' });
    const next = runInFormQueue(db, yes, begin);
    isAwaited = false;
    expect(await Promise.all(first)).toEqual(Array(4).fill('stored'));
    await late;
    expect(await next).toBe('stored');
    expect(begin).toHaveBeenCalledTimes(1);
  });
});
