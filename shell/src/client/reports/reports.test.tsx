import type { SectionFailure } from '../../composition/loading/section-failure.ts';
import { reportFailure } from './report-failure.ts';

const request = jest.fn(async (_url: string, _options: RequestInit) => new Response(null));
const error = jest.spyOn(console, 'error').mockImplementation(() => {});
const failure: SectionFailure = {
  section: 'mf-a',
  release: '1.0',
  expose: 'page-x',
  cause: 'error',
  reason: 'no',
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: request });
});
afterEach(() => jest.useRealTimers());

const reported = () => request.mock.calls.flatMap(([, { body }]) => JSON.parse(String(body)).failures);
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  await jest.advanceTimersByTimeAsync(1000);
};

test('reports each failure once, in batches, and logs it in the console every time', async () => {
  reportFailure(failure);
  reportFailure(failure);
  reportFailure({ ...failure, cause: 'timeout', reason: 'x'.repeat(500) });
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
  expect(request.mock.calls[0]).toEqual(['/_report', expect.objectContaining({ method: 'POST', keepalive: true })]);
  expect(reported()).toEqual([
    { section: 'mf-a', release: '1.0', expose: 'page-x', timedOut: false, reason: 'no' },
    { section: 'mf-a', release: '1.0', expose: 'page-x', timedOut: true, reason: 'x'.repeat(200) },
  ]);
  expect(error).toHaveBeenCalledTimes(3);
  expect(error).toHaveBeenCalledWith('[facade] section mf-a failed: no');
});

test('says where in the scripts of the release it was thrown, if the stack does', async () => {
  const thrown = Object.assign(new Error('no'), {
    stack: 'Error: no\n  at t (http://x/_sections/mf-a/1.0/web/a.js:1:2)',
  });
  for (const error of [thrown, 'a text', null]) reportFailure({ ...failure, expose: 'page-stack', error });
  await settle();
  const { cause: _, ...report } = { ...failure, expose: 'page-stack', timedOut: false };
  expect(reported()).toEqual([{ ...report, frames: ['t@web/a.js:1:2'] }, report]);
});

test("does not report what is not a release's fault", async () => {
  reportFailure({ ...failure, cause: 'api' });
  reportFailure({ ...failure, release: '' });
  await settle();
  expect(request).not.toHaveBeenCalled();
  expect(error).toHaveBeenCalledTimes(2);
});

test('reports nothing while offline or leaving; sends what is waiting before the visitor leaves', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reportFailure({ ...failure, expose: 'page-offline' });
  await settle();
  online.mockRestore();
  reportFailure({ ...failure, expose: 'page-waiting' });
  await jest.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('pagehide'));
  reportFailure({ ...failure, expose: 'page-leaving' });
  await settle();
  expect(reported().map(({ expose }) => expose)).toEqual(['page-waiting']);
  dispatchEvent(new Event('pageshow'));
});

test('a page reports ten failures at most', async () => {
  for (let number = 0; number < 20; number += 1) reportFailure({ ...failure, expose: `page-${number}` });
  await settle();
  // The tests above reported five.
  expect(reported()).toHaveLength(5);
});
