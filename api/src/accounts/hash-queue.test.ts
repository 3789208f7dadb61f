import { HashQueue, type Lane, QueueFull } from './hash-queue.ts';

/** A queue whose tasks end when the test says so. */
function startTasks() {
  const queue = new HashQueue();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, lane: Lane = 'unknown') =>
    queue.run(lane, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { queue, begun, start, end };
}

test('runs two at once, queues eight in order, and refuses any more at once', async () => {
  const { begun, start, end } = startTasks();
  const names = Array.from({ length: 10 }, (_, n) => `task ${n}`);
  for (const name of names) void start(name);
  await expect(start('one too many')).rejects.toThrow(QueueFull);
  expect(begun).toEqual(names.slice(0, 2));
  for (const name of names) {
    await end(name);
    expect(begun.length).toBeLessThanOrEqual(names.indexOf(name) + 3);
  }
  expect(begun).toEqual(names);
});

test('a known browser neither waits behind strangers nor is refused because of them', async () => {
  const { begun, start, end } = startTasks();
  for (let n = 0; n < 10; n++) void start(`stranger ${n}`);
  void start('owner', 'known');
  await new Promise(setImmediate);
  await end('stranger 0');
  expect(begun.at(-1)).toBe('owner');
});

test('a failed task releases its slot', async () => {
  const queue = new HashQueue();
  for (let n = 0; n < 20; n++)
    await expect(queue.run('unknown', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  await expect(queue.run('unknown', async () => 'in')).resolves.toBe('in');
});
