import type { LoadedPage, PageView } from '../../composition/loading/loaded-page.ts';
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

test('re-renders a page whose section was missing as soon as its files have loaded', async () => {
  createRecovery({ load, isReplaced, render }).show(missing());
  await pass(60_000);
  expect(render).not.toHaveBeenCalled();
  arrival.resolve();
  await pass(0);
  expect([load.mock.calls, render.mock.calls.length]).toEqual([[['mf-a']], 1]);
});

test('does not re-render after the visitor has left the page', async () => {
  const recovery = createRecovery({ load, isReplaced, render });
  recovery.show(missing());
  recovery.show(page({ type: 'content' }));
  arrival.resolve();
  await pass(60_000);
  expect(render).not.toHaveBeenCalled();
});

test('retries a page that keeps failing at growing intervals', async () => {
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

test('re-renders a page whose section failed while rendering, also at growing intervals', async () => {
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

test('retries another failed page at once', async () => {
  load.mockImplementation(() => Promise.resolve());
  render.mockImplementation(async () => {});
  const recovery = createRecovery({ load, isReplaced, render });
  recovery.show(missing());
  recovery.show(page({ type: 'unavailable', section: 'mf-a' }, '/nl/te-koop/'));
  await pass(0);
  expect(render).toHaveBeenCalledTimes(1);
});

test('re-renders a page with a long wait soon after the release was replaced, and not before', async () => {
  load.mockImplementation(() => Promise.resolve());
  render.mockImplementation(async () => recovery.show(missing()));
  const recovery = createRecovery({ load, isReplaced, render });
  recovery.show(missing());
  // The attempts after 0, 2, 4 and 8 seconds.
  await pass(14_000);
  expect(render).toHaveBeenCalledTimes(4);
  isReplaced.mockRejectedValueOnce(new Error('offline'));
  await pass(3000);
  expect(render).toHaveBeenCalledTimes(4);
  isReplaced.mockResolvedValueOnce(true);
  await pass(3000);
  expect(render).toHaveBeenCalledTimes(5);
});

test('stops polling for releases once the page is no longer shown', async () => {
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
