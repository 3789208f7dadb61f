import { RestartPolicy } from './restart-policy.ts';

test('the pause doubles with each end, and the fifth within a minute is the last', () => {
  const policy = new RestartPolicy();
  expect([0, 1000, 3000, 6000, 59_000].map((now) => policy.pauseAfterEnd(now))).toEqual([500, 1000, 2000, 4000, null]);
});

test('ends older than a minute are forgotten', () => {
  const policy = new RestartPolicy();
  const ends = Array.from({ length: 20 }, (_, index) => index * 20_000);
  expect(ends.map((now) => policy.pauseAfterEnd(now)).slice(3)).toEqual(Array(17).fill(2000));
});
