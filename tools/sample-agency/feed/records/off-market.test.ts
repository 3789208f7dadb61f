import { buildFeed } from '../build-feed.ts';

const { feed } = buildFeed();
const secret = feed.properties.filter(({ OffMarket }) => OffMarket);

test('three homes are offered without being published, beside the 104', () => {
  expect(new Set(secret.map(({ ID }) => ID)).size).toBe(3);
  expect(new Set(feed.properties.filter(({ OffMarket }) => !OffMarket).map(({ ID }) => ID)).size).toBe(104);
});

test('the CRM knows everything about them', () => {
  for (const { Street, Lat, TypeDescription, Description, Price, Pictures, Status, PublishAddress } of secret)
    expect([Street, Lat, TypeDescription, Description, Price, Pictures[0], Status, PublishAddress]).toEqual([
      expect.stringMatching(/./),
      expect.any(Number),
      expect.stringMatching(/./),
      expect.stringMatching(/./),
      expect.any(Number),
      expect.anything(),
      1,
      false,
    ]);
});

test('they are not counted in their towns', () => {
  const counted = feed.cities
    .filter(({ language, CountryID }) => language === 'nl' && CountryID === 10)
    .reduce((sum, { PropertyCount }) => sum + PropertyCount, 0);
  expect(counted).toBeLessThanOrEqual(104);
});
