import { LogThrottle } from './log-throttle.ts';

let now = 0;
beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());

test('logs the first of a kind at once and the next after the period, with the count', () => {
  const throttle = new LogThrottle(1000);
  now = 5000;
  expect([throttle.take('a'), throttle.take('a'), throttle.take('b')]).toEqual([1, null, 1]);
  now = 5999;
  expect(throttle.take('a')).toBeNull();
  now = 6000;
  expect([throttle.take('a'), throttle.take('a'), throttle.take('b')]).toEqual([3, null, 1]);
});
