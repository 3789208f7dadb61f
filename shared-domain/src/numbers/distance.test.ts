import { formatDistance } from './distance.ts';

test.each([
  [400, 'nl', '400 m'],
  [1300, 'nl', '1,3 km'],
  [1300, 'fr', '1,3 km'],
  [2000, 'de', '2 km'],
  [12_000, 'en', '12 km'],
] as const)('%d m in %s: %s', (metres, language, text) => {
  expect(formatDistance(metres, language).replace('\u00a0', ' ')).toBe(text);
});
