import { RestartPolicy } from './restart-policy.ts';

test('the pause doubles with each end up to eight times the first, and the fifth within a minute is too often', () => {
  const policy = new RestartPolicy();
  const ends = [0, 1000, 3000, 6000, 59_000].map((now) => policy.afterEnd(now));
  expect(ends.map(({ pause }) => pause)).toEqual([500, 1000, 2000, 4000, 4000]);
  expect(ends.map(({ isTooOften }) => isTooOften)).toEqual([false, false, false, false, true]);
});

test('ends older than a minute are forgotten', () => {
  const policy = new RestartPolicy();
  const ends = Array.from({ length: 20 }, (_, index) => index * 20_000);
  expect(ends.map((now) => policy.afterEnd(now)).slice(3)).toEqual(Array(17).fill({ pause: 2000, isTooOften: false }));
});
