import { Outage } from './outage.ts';

const log = { warn: jest.fn(), info: jest.fn() };
const outage = () => new Outage({ log, messages: { failed: 'it is down', over: 'it is back' } });
const fail = (message: string) => async () => {
  throw new Error(message);
};
let now = 0;
beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

test('returns the result and logs nothing while all is well', async () => {
  expect(await outage().watch(async () => 7)).toBe(7);
  expect([log.warn.mock.calls, log.info.mock.calls]).toEqual([[], []]);
});

test('logs an outage at its start, once a minute, and at its end', async () => {
  const watched = outage();
  for (let second = 0; second < 130; second += 1) {
    now = second * 1000;
    expect(await watched.watch(fail('refused'))).toBeNull();
  }
  expect(log.warn.mock.calls).toEqual(Array(3).fill([{ err: new Error('refused') }, 'it is down']));
  await watched.watch(async () => 7);
  await watched.watch(async () => 7);
  expect(log.info.mock.calls).toEqual([['it is back']]);
});

test('logs another cause at once', async () => {
  const watched = outage();
  for (const cause of ['refused', 'refused', 'reset', 'refused']) await watched.watch(fail(cause));
  expect(log.warn.mock.calls.map(([{ err }]) => err.message)).toEqual(['refused', 'reset', 'refused']);
});
