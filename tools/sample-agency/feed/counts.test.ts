import { buildFeed } from './build-feed.ts';

const { feed } = buildFeed();
const properties = feed.properties.filter(({ language, OffMarket }) => language === 'nl' && !OffMarket);

const tally = (keys: readonly (string | number)[]) => {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};
const goal = (wanted: 0 | 1) => properties.filter(({ Goal }) => Goal === wanted);
const municipality = (zip: string, city: string) =>
  feed.cities.find((one) => one.Zip === zip && one.Name === city)?.Municipality;

test('104 properties: 93 for sale, 11 for rent', () => {
  expect([properties.length, goal(0).length, goal(1).length]).toEqual([104, 93, 11]);
});

test('properties for sale per category', () => {
  expect(tally(goal(0).map(({ WebID }) => WebID))).toEqual({
    1: 36,
    2: 14,
    3: 12,
    5: 5,
    6: 4,
    7: 3,
    8: 3,
    9: 4,
    10: 3,
    12: 9,
  });
});

test('properties for rent per category', () => {
  expect(tally(goal(1).map(({ WebID }) => WebID))).toEqual({ 1: 2, 6: 2, 8: 1, 12: 6 });
});

test('ribbons', () => {
  expect(tally(properties.map(({ Marquee }) => Marquee))).toEqual({ 0: 66, 1: 12, 2: 9, 3: 6, 5: 7, 13: 4 });
});

test('units of the projects', () => {
  expect(tally(properties.flatMap(({ ProjectID }) => ProjectID ?? []))).toEqual({ 71: 1, 75: 2, 77: 2, 78: 3, 79: 6 });
});

test('six projects in their towns, the one of Belœil without units or category', () => {
  const projects = feed.projects.filter(({ language }) => language === 'fr');
  expect(Object.fromEntries(projects.map(({ ID, City, UnitCount }) => [ID, [City, UnitCount]]))).toEqual({
    50: ['Belœil', 0],
    71: ['Maffle', 1],
    75: ['Brugelette', 2],
    77: ['Chièvres', 2],
    78: ['Lessines', 3],
    79: ['Ath', 6],
  });
  expect(projects.filter(({ WebID }) => WebID === '').map(({ ID }) => ID)).toEqual([50]);
});

test('about 60 properties in the municipality of Ath, 4 in Flanders, 1 in Brussels, 1 abroad', () => {
  const zips = properties.filter(({ CountryID }) => CountryID === 10).map(({ Zip }) => Number(Zip));
  expect(properties.filter(({ Zip, City }) => municipality(Zip, City) === 'Ath')).toHaveLength(60);
  expect(zips.filter((zip) => (zip >= 1500 && zip < 4000) || zip >= 8000)).toHaveLength(4);
  expect(zips.filter((zip) => zip >= 1000 && zip < 1300)).toHaveLength(1);
  expect(properties.filter(({ CountryID }) => CountryID === 50)).toHaveLength(1);
});

test('the towns count their own properties', () => {
  const counted = feed.cities
    .filter(({ language }) => language === 'fr')
    .reduce((sum, city) => sum + city.PropertyCount, 0);
  expect(counted).toBe(properties.filter(({ City }) => City !== '').length);
});
