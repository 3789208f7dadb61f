import { setImmediate as nextTurn } from 'node:timers/promises';
import { EncodeQueue } from './encode-queue.ts';
import { EncoderLost } from './encoder/errors.ts';

/** Jobs that end on the test's command, with a list of the started ones. */
function workshop(atOnce = 1, longestWait = 5, pause = () => 0) {
  const queue = new EncodeQueue({ atOnce, longestWait, pause });
  const started: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const job = (key: string) => ({
    key,
    kind: 'any',
    run: () => {
      started.push(key);
      const end = Promise.withResolvers<string>();
      ends.set(key, end);
      return end.promise;
    },
  });
  return {
    queue,
    started,
    add: (key: string, options?: Parameters<EncodeQueue['add']>[1]) => queue.add(job(key), options),
    async finish(key: string, error?: Error) {
      if (error) ends.get(key)?.reject(error);
      else ends.get(key)?.resolve(`${key} done`);
      await nextTurn();
    },
  };
}

test('runs a limited number at once, the others in order', async () => {
  const { add, finish, started } = workshop(2);
  const all = Promise.all(['a', 'b', 'c'].map((key) => add(key)));
  expect(started).toEqual(['a', 'b']);
  for (const key of ['b', 'a', 'c']) await finish(key);
  expect(started).toEqual(['a', 'b', 'c']);
  expect(await all).toEqual(['a done', 'b done', 'c done']);
});

test('two requests for the same job share it', async () => {
  const { add, finish, started } = workshop();
  const both = Promise.all([add('a'), add('a')]);
  await finish('a');
  expect(await both).toEqual(['a done', 'a done']);
  expect(started).toEqual(['a']);
});

test('an aborted job is dropped, unless it is running or another request waits for it', async () => {
  const { queue, add, finish, started } = workshop();
  const leaving = new AbortController();
  const { signal } = leaving;
  const gone = ['running', 'dropped', 'shared'].map((key) => add(key, { signal }));
  const shared = add('shared');
  leaving.abort(new Error('gone'));
  for (const one of gone) await expect(one).rejects.toThrow('gone');
  expect(queue.length).toBe(2);
  await finish('running');
  await finish('shared');
  expect(await shared).toBe('shared done');
  expect(started).toEqual(['running', 'shared']);
  await expect(add('late', { signal })).rejects.toThrow('gone');
});

test('a job that would wait too long is refused with a time to retry; a running job can be joined', async () => {
  const { queue, add } = workshop(1, 0.6);
  const taken = ['a', 'b', 'c'].map((key) => add(key));
  // Three of a kind with an assumed duration of a quarter of a second.
  expect(queue.wait).toBeCloseTo(0.75);
  await expect(add('d')).rejects.toMatchObject({ name: 'PictureBusy', retryAfter: 1 });
  void add('c');
  expect(queue.length).toBe(3);
  expect(taken).toHaveLength(3);
});

test('background work runs last, and delays no other job', async () => {
  const { queue, add, finish, started } = workshop(1, 0.6);
  void add('running');
  for (let count = 0; count < 100; count += 1) void add(`background ${count}`, { isBackground: true });
  expect(queue.wait).toBeCloseTo(0.25);
  void add('requested');
  void add('background 7');
  await finish('running');
  await finish('background 7');
  await finish('requested');
  expect(started).toEqual(['running', 'background 7', 'requested', 'background 0']);
});

test('a job that is never refused runs before background work', async () => {
  const { add, finish, started } = workshop(1, 0.2);
  void add('running');
  void add('background', { isBackground: true });
  void add('patient', { isNeverRefused: true });
  await expect(add('requested')).rejects.toMatchObject({ name: 'PictureBusy' });
  for (const key of ['running', 'patient']) await finish(key);
  expect(started).toEqual(['running', 'patient', 'background']);
});

test('a pause counts as a wait', async () => {
  let pause = 30;
  const { queue, add } = workshop(2, 5, () => pause);
  expect(queue.wait).toBe(30);
  await expect(add('refused')).rejects.toMatchObject({ name: 'PictureBusy', retryAfter: 30 });
  pause = 1;
  void add('a');
  void add('b');
  expect(queue.wait).toBeCloseTo(1.25);
});

test('after a lost process each job is retried alone, so that the one that caused it fails no other', async () => {
  const { add, finish, started } = workshop(2);
  const [bad, good] = [add('bad'), add('good')];
  void add('later');
  const lost = new EncoderLost('ended with SIGKILL');
  await finish('bad', lost);
  await finish('good', lost);
  expect(started).toEqual(['bad', 'good', 'good']);
  await finish('good');
  expect(await good).toBe('good done');
  expect(started.at(-1)).toBe('bad');
  const failed = expect(bad).rejects.toBe(lost);
  await finish('bad', lost);
  await failed;
  expect(started).toEqual(['bad', 'good', 'good', 'bad', 'later']);
});

test('closing it drops waiting jobs', async () => {
  const { queue, add, finish } = workshop();
  const [running, waiting] = [add('a'), add('b')];
  queue.close();
  await expect(waiting).rejects.toThrow('stopping');
  await expect(add('c')).rejects.toThrow('stopping');
  await finish('a');
  expect(await running).toBe('a done');
});
