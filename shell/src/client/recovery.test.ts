import type { LoadedPage, PageView } from '../composition/loaded-page.ts';
import { createRecovery } from './recovery.ts';

const page = (view: PageView, href = '/nl/') => ({ view, href }) as LoadedPage;
const missing = () => page({ type: 'unavailable', section: 'mf-a' });
let arrival = Promise.withResolvers<void>();
const load = jest.fn(() => arrival.promise);
const draw = jest.fn(async () => {});

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  arrival = Promise.withResolvers();
});
afterEach(() => void jest.useRealTimers());
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('a page whose section was missing is drawn anew as soon as its files are there', async () => {
  createRecovery({ load, draw }).show(missing());
  await pass(60_000);
  expect(draw).not.toHaveBeenCalled();
  arrival.resolve();
  await pass(0);
  expect([load.mock.calls, draw.mock.calls.length]).toEqual([[['mf-a']], 1]);
});

test('not when one has gone elsewhere meanwhile', async () => {
  const recovery = createRecovery({ load, draw });
  recovery.show(missing());
  recovery.show(page({ type: 'content' }));
  arrival.resolve();
  await pass(60_000);
  expect(draw).not.toHaveBeenCalled();
});

test('a page that fails again and again is tried ever more seldom', async () => {
  load.mockImplementation(() => Promise.resolve());
  const recovery = createRecovery({ load, draw });
  draw.mockImplementation(async () => recovery.show(missing()));
  recovery.show(missing());
  await pass(0);
  expect(draw).toHaveBeenCalledTimes(1);
  await pass(1999);
  expect(draw).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(draw).toHaveBeenCalledTimes(2);
  await pass(4000);
  expect(draw).toHaveBeenCalledTimes(3);
  await pass(8000 + 16_000 + 32_000 + 60_000 + 60_000);
  expect(draw).toHaveBeenCalledTimes(8);
});

test('a page whose section failed while it was drawn is drawn anew, again ever more seldom', async () => {
  load.mockImplementation(() => Promise.resolve());
  const recovery = createRecovery({ load, draw });
  const sound = () => page({ type: 'section', section: 'mf-a', page: 'x' });
  draw.mockImplementation(async () => {
    recovery.show(sound());
    recovery.failed('mf-a');
  });
  recovery.show(sound());
  recovery.failed('mf-a');
  await pass(0);
  expect(draw).toHaveBeenCalledTimes(1);
  await pass(2000);
  expect(draw).toHaveBeenCalledTimes(2);
  await pass(3999);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('another page that fails is tried at once', async () => {
  load.mockImplementation(() => Promise.resolve());
  draw.mockImplementation(async () => {});
  const recovery = createRecovery({ load, draw });
  recovery.show(missing());
  recovery.show(page({ type: 'unavailable', section: 'mf-a' }, '/nl/te-koop/'));
  await pass(0);
  expect(draw).toHaveBeenCalledTimes(1);
});
