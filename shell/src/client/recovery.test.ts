import type { LoadedPage, PageView } from '../composition/loading/loaded-page.ts';
import { createRecovery } from './recovery.ts';

const page = (view: PageView, href = '/nl/') => ({ view, href }) as LoadedPage;
const missing = () => page({ type: 'unavailable', section: 'mf-a' });
let arrival = Promise.withResolvers<void>();
const load = jest.fn(() => arrival.promise);
const isReplaced = jest.fn(async () => false);
const render = jest.fn(async () => {});

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  arrival = Promise.withResolvers();
});
afterEach(() => void jest.useRealTimers());
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('a page whose section was missing is rendered again as soon as its files are there', async () => {
  createRecovery({ load, isReplaced, render }).show(missing());
  await pass(60_000);
  expect(render).not.toHaveBeenCalled();
  arrival.resolve();
  await pass(0);
  expect([load.mock.calls, render.mock.calls.length]).toEqual([[['mf-a']], 1]);
});

test('not when one has gone elsewhere meanwhile', async () => {
  const recovery = createRecovery({ load, isReplaced, render });
  recovery.show(missing());
  recovery.show(page({ type: 'content' }));
  arrival.resolve();
  await pass(60_000);
  expect(render).not.toHaveBeenCalled();
});

test('a page that fails again and again is tried ever more seldom', async () => {
  load.mockImplementation(() => Promise.resolve());
  const recovery = createRecovery({ load, isReplaced, render });
  render.mockImplementation(async () => recovery.show(missing()));
  recovery.show(missing());
  await pass(0);
  expect(render).toHaveBeenCalledTimes(1);
  await pass(1999);
  expect(render).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(render).toHaveBeenCalledTimes(2);
  await pass(4000);
  expect(render).toHaveBeenCalledTimes(3);
  await pass(8000 + 16_000 + 32_000 + 60_000 + 60_000);
  expect(render).toHaveBeenCalledTimes(8);
});

test('a page whose section failed while it was rendered is rendered again, again ever more seldom', async () => {
  load.mockImplementation(() => Promise.resolve());
  const recovery = createRecovery({ load, isReplaced, render });
  const sound = () => page({ type: 'section', section: 'mf-a', page: 'x' });
  render.mockImplementation(async () => {
    recovery.show(sound());
    recovery.failed('mf-a');
  });
  recovery.show(sound());
  recovery.failed('mf-a');
  await pass(0);
  expect(render).toHaveBeenCalledTimes(1);
  await pass(2000);
  expect(render).toHaveBeenCalledTimes(2);
  await pass(3999);
  expect(render).toHaveBeenCalledTimes(2);
});

test('another page that fails is tried at once', async () => {
  load.mockImplementation(() => Promise.resolve());
  render.mockImplementation(async () => {});
  const recovery = createRecovery({ load, isReplaced, render });
  recovery.show(missing());
  recovery.show(page({ type: 'unavailable', section: 'mf-a' }, '/nl/te-koop/'));
  await pass(0);
  expect(render).toHaveBeenCalledTimes(1);
});

test('one that waits long is rendered again soon after the release was replaced, and not before', async () => {
  load.mockImplementation(() => Promise.resolve());
  render.mockImplementation(async () => recovery.show(missing()));
  const recovery = createRecovery({ load, isReplaced, render });
  recovery.show(missing());
  // The tries after 0, 2, 4 and 8 seconds.
  await pass(14_000);
  expect(render).toHaveBeenCalledTimes(4);
  isReplaced.mockRejectedValueOnce(new Error('offline'));
  await pass(3000);
  expect(render).toHaveBeenCalledTimes(4);
  isReplaced.mockResolvedValueOnce(true);
  await pass(3000);
  expect(render).toHaveBeenCalledTimes(5);
});

test('nobody asks for releases of a page that is not shown any more', async () => {
  load.mockImplementation(() => Promise.resolve());
  render.mockImplementation(async () => recovery.show(missing()));
  const recovery = createRecovery({ load, isReplaced, render });
  recovery.show(missing());
  await pass(14_000);
  isReplaced.mockClear();
  recovery.show(page({ type: 'content' }));
  await pass(60_000);
  expect(isReplaced).not.toHaveBeenCalled();
});
