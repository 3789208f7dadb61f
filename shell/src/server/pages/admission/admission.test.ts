import { setTimeout as wait } from 'node:timers/promises';
import { until } from '@facade/server-kit/until';
import { Admission } from './admission.ts';

let admission: Admission;
afterEach(() => admission.stop());

const settled = async (work: Promise<unknown>[]) => {
  const outcomes = await Promise.allSettled(work);
  return outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.reason));
};

test('limits concurrent renders and queues the rest', async () => {
  admission = new Admission({ maxConcurrent: 2, longestWait: 10_000 });
  let running = 0;
  let most = 0;
  const work = () =>
    admission.admit(async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(5);
      running -= 1;
      return 'done';
    });
  const all = Array.from({ length: 6 }, work);
  expect(admission.waiting).toBe(4);
  expect(admission.isBusy).toBe(true);
  expect(await settled(all)).toEqual(Array(6).fill('done'));
  expect(most).toBe(2);
  expect(admission.isBusy).toBe(false);
});

test('refuses work that waits too long; finishes work that has begun, however long it takes', async () => {
  admission = new Admission({ maxConcurrent: 1, longestWait: 40 });
  const first = admission.admit(() => wait(200, 'done'));
  const second = admission.admit(async () => 'never');
  expect(await settled([first, second])).toEqual(['done', 'renders']);
  expect(await admission.admit(async () => 'again')).toBe('again');
});

test('drops abandoned work while it waits, and finishes it once it has begun', async () => {
  admission = new Admission({ maxConcurrent: 1, longestWait: 60_000 });
  let release = () => {};
  const clients = [new AbortController(), new AbortController()];
  const begun: string[] = [];
  const first = admission.admit(() => {
    begun.push('first');
    return new Promise<string>((done) => {
      release = () => done('done');
    });
  }, clients[0]?.signal);
  const second = admission.admit(async () => begun.push('second'), clients[1]?.signal);
  await until(() => begun.length === 1);
  for (const client of clients) client.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  expect(admission.waiting).toBe(0);
  release();
  expect(await first).toBe('done');
  expect(begun).toEqual(['first']);
  await expect(admission.admit(async () => 'never', clients[0]?.signal)).rejects.toThrow('gone');
});

test('with a full queue, refuses without queueing, but no sooner', async () => {
  admission = new Admission({ maxConcurrent: 1, waiting: 1, longestWait: 60 });
  let release = () => {};
  const first = admission.admit(() => new Promise<void>((done) => (release = done)));
  const second = admission.admit(async () => {});
  const started = performance.now();
  const third = admission.admit(async () => {});
  expect(admission.waiting).toBe(1);
  expect(await settled([second, third])).toEqual(['renders', 'renders']);
  expect(performance.now() - started).toBeGreaterThan(40);
  release();
  await first;
});

test('answers everything that has arrived between two renders', async () => {
  admission = new Admission();
  const order: string[] = [];
  const render = async (name: string) => {
    await admission.turn();
    order.push(name);
    // Arrives during this render.
    setImmediate(() => setImmediate(() => order.push(`answer after ${name}`)));
  };
  await Promise.all(['a', 'b', 'c'].map(render));
  await until(() => order.length === 6);
  expect(order).toEqual(['a', 'answer after a', 'b', 'answer after b', 'c', 'answer after c']);
});

/** Simulates lag. Returns a function that ends it. */
async function lag(): Promise<() => void> {
  const busy = () => {
    const end = performance.now() + 350;
    while (performance.now() < end);
  };
  const blocking = setInterval(busy, 1);
  await until(() => admission.isOverloaded);
  return () => clearInterval(blocking);
}

test('admits a request as soon as the lagging process has caught up, within the time limit', async () => {
  admission = new Admission({ longestWait: 10_000 });
  const catchUp = await lag();
  catchUp();
  const client = new AbortController();
  const left = admission.admit(async () => 'never', client.signal);
  const late = admission.admit(async () => 'done');
  // Both wait, and metrics report it.
  expect(admission.waiting).toBe(2);
  client.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(await late).toBe('done');
  expect(admission.isOverloaded).toBe(false);
});

test('a lagging process accepts no new work until it has caught up', async () => {
  admission = new Admission({ longestWait: 1 });
  const catchUp = await lag();
  catchUp();
  expect(await settled([admission.admit(async () => 'done')])).toEqual(['event-loop']);
  await until(() => !admission.isOverloaded);
  expect(await admission.admit(async () => 'done')).toBe('done');
});
