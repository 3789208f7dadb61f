import type { StoredCity } from '../../platform/database/schema/stored.ts';
import type { Catalogue } from '../catalogue.ts';
import { townKeysOf } from '../query/conditions.ts';
import type { CatalogueView } from '../view.ts';
import { cityIndexOf } from './city-index.ts';
import { cityKey } from './city-key.ts';

const city = (name: string, zip: string, aliases: string[] = []): StoredCity => ({
  name,
  zip,
  aliases,
  label: { nl: name === 'Ath' ? 'Aat' : name },
  location: null,
});

function catalogueOf(cities: StoredCity[], homesIn: [name: string, zip: string][]): Catalogue {
  const towns = new Map(
    homesIn.map(([name, zip]) => {
      const key = cityKey(zip, name);
      return [key, { key, zip, name, counts: { sale: 1, rent: 0 } }];
    }),
  );
  return { cities, statistics: { towns } } as unknown as Catalogue;
}

const CITIES = [
  city('Ath', '7800', ['Ath-Centre']),
  city('Arbre', '7811'),
  city('Ligne', '7812'),
  city('Houtaing', '7812'),
];
const catalogue = catalogueOf(CITIES, [
  ['Ath', '7800'],
  ['Ligne', '7812'],
  ['Belœil', '7970'],
  ['', '7999'],
]);
const index = cityIndexOf(catalogue);
const townsOf = (...cities: string[]) => townKeysOf(cities, { catalogue, cities: index } as unknown as CatalogueView);

test.each(['Ath', 'AAT', ' ath ', 'ath centre', '7800', 'Ath|7800', 'Aat|7800', '|7800'])('"%s" is Ath', (value) => {
  expect(index.keysOf(value)).toEqual(['7800 ath']);
});

test.each([
  ['7812', ['7812 ligne', '7812 houtaing']],
  ['Ligne|7812', ['7812 ligne']],
  ['beloeil', ['7970 beloeil']],
  ['7999', ['7999 ']],
])('"%s" is %j', (value, keys) => {
  expect(index.keysOf(value)).toEqual(keys);
});

test.each(['😀', '%', '-', '|', '', ' ', '| ', '%|', '😀|7800', 'Ath|9999', 'Atlantis', '9999'])(
  '"%s" is no town',
  (value) => {
    expect(index.keysOf(value)).toEqual([]);
  },
);

test('the map names towns that the feed does not, in both languages', () => {
  const corners = [
    [3, 50],
    [4, 50],
    [4, 51],
    [3, 51],
    [3, 50],
  ];
  const area = (fr: string, nl: string, zip?: string) => ({ names: { fr, nl }, zip, parts: [[corners]] });
  const map = [area('Ath', 'Aat', '7800'), area('Beloeil', 'Beloeil', '7970'), area('Tournai', 'Doornik', '7500')];
  const cities = cityIndexOf(catalogue, [...map, area('Alost', 'Aalst', '9300'), area('Menin', 'Menen')]);
  for (const name of ['Tournai', 'doornik', '7500', 'Tournai|7500'])
    expect(cities.keysOf(name)).toEqual(['7500 tournai']);
  expect(cities.keysOf('alost')).toEqual(['9300 aalst']);
  expect(cities.keysOf('Menen')).toEqual([]);
  expect(cities.find('7500', 'Tournai')).toMatchObject({ label: { nl: 'Doornik' }, location: { lat: 50.5, lng: 3.5 } });
  // The feed's own record, and the town of a home that the feed does not list.
  expect(cities.find('7800', 'Ath')?.aliases).toEqual(['Ath-Centre']);
  expect(cities.find('7970', 'Belœil')?.location).toEqual({ lat: 50.5, lng: 3.5 });
  expect(cities.withoutHomes.map(({ name }) => name)).toEqual(['Arbre', 'Houtaing', 'Tournai', 'Aalst']);
});

test('a list asks only for towns with homes, each once', () => {
  expect(townsOf('7812', 'Ath', 'Aat', 'Arbre')).toEqual(['7812 ligne', '7800 ath']);
});

test('thousands of towns are folded when the catalogue is loaded, not when thirty are requested', () => {
  const many = Array.from({ length: 2700 }, (_, n) => [`Dépt-${n}`, String(1000 + n)] as [string, string]);
  const large = catalogueOf(
    many.map(([name, zip]) => city(name, zip)),
    many,
  );
  const cities = cityIndexOf(large);
  expect(cityIndexOf(large)).toBe(cities);
  const started = process.cpuUsage();
  const view = { catalogue: large, cities } as unknown as CatalogueView;
  for (let n = 0; n < 20; n += 1)
    expect(
      townKeysOf(
        many.slice(n, n + 30).map(([name, zip]) => `${name}|${zip}`),
        view,
      ),
    ).toHaveLength(30);
  const { user } = process.cpuUsage(started);
  // Folding every town for each requested one took seconds for twenty answers.
  expect(user / 1000).toBeLessThan(500);
});
