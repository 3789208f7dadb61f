import { measureMatching } from './testing/matching-run.ts';

test('the number of statements depends only on the number of searches, and is far lower', async () => {
  const [few, many] = await measureMatching(40, [2000, 12_000]);
  expect([few?.statements, many?.statements]).toEqual([1, 3]);
  expect(few?.found).toBeGreaterThan(100);
  // Each search finds the same number of homes, whatever the other searches.
  expect((many?.found ?? 0) / (few?.found ?? 1)).toBeCloseTo(6, 0);
});
