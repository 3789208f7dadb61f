import { propertyRecords } from '@facade/feed/testing/sample-records';
import fc from 'fast-check';
import { describeDatabase } from '../../testing/described-database.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { MOST_CHANGES } from './store-change.ts';

/** The main values of a home in the feed; null: it is not in the feed. */
const home = fc.option(
  fc.record({
    Goal: fc.constantFrom(0, 0, 1),
    Status: fc.constantFrom(1, 1, 2),
    WebIDs: fc.constantFrom('1', '12', '12,1'),
    ProjectID: fc.constantFrom(null, null, 79),
    Price: fc.constantFrom(100_000, 200_000, 300_000),
    Town: fc.constantFrom(['Ath', '7800'], ['Lessines', '7860']),
    Bedrooms: fc.constantFrom(1, 3),
    EPCLabelText: fc.constantFrom('A', 'C'),
    Garden: fc.constantFrom(true, null),
    TypeDescription: fc.constantFrom('Zonnig', 'Rustig'),
    CreateDate: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03'),
  }),
  { freq: 6 },
);
type Home = typeof home extends fc.Arbitrary<infer T> ? T : never;

const HOMES = 6;
const homes = fc.array(home, { minLength: HOMES, maxLength: HOMES });
const projectName = fc.constantFrom('De Linden', 'De Eiken');

/** Consecutive changes of one home, or of the project's name. */
const edits = fc.array(fc.record({ index: fc.nat(HOMES), home, name: projectName }), { minLength: 1, maxLength: 3 });

const recordsOf = (all: readonly Home[]) =>
  all.flatMap((one, index) => {
    if (!one) return [];
    const {
      Town: [City, Zip],
      ...rest
    } = one;
    return propertyRecords(index + 1, { ...rest, City, Zip });
  });

const projectsOf = (Name: string) => ({
  projects: ['nl', 'fr'].map((language) => ({ ID: 79, language, Name, WebIDName: Name, City: 'Ath', Zip: '7800' })),
});

/** Everything that pages are made of: one answer of each kind, in one language. */
const PATHS = [
  ...['sale', 'rent'].flatMap((goal) =>
    [
      '',
      '&type=1',
      '&type=12&city=Ath%7C7800',
      '&maxPrice=200000&sort=price',
      '&minBedrooms=3&energy=a',
      '&has=garden&available=true&sort=city',
      '&page=2',
    ].flatMap((query) => ['', '&facets=true'].map((facets) => `properties?goal=${goal}&pageSize=3${query}${facets}`)),
  ),
  'properties?pageSize=3',
  'properties?ids=1,3,5',
  'properties?project=79',
  ...Array.from({ length: HOMES }, (_, index) => [`properties/${index + 1}`, `properties/${index + 1}/similar`]).flat(),
  'projects',
  'projects/79',
  'cities',
  'categories',
  'site',
  'content?path=/',
  'map?goal=sale&zoom=10',
  'suggest?q=ath',
];

/** Advances the clock by more than a second, after which the api checks the database again. */
let passed = 0;
const letASecondPass = () => {
  passed += 2000;
};

describeDatabase('what a change makes stale', (db) => {
  let site: TestApi;
  beforeEach(async () => {
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + passed);
    site = await startTestApi({ db: db() });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await site.close();
  });

  const get = (path: string) => site.api.inject({ url: `/api/${path}${path.includes('?') ? '&' : '?'}lang=nl` });
  const revision = async (since = '') =>
    (await site.api.inject({ url: `/api/revision?since=${since}` })).json<{
      revision: string;
      changed: string[] | null;
    }>();

  /** Loads a feed and returns the keys of what changed. */
  async function change(feed: () => Promise<void>): Promise<string[] | null> {
    const before = await revision();
    await feed();
    letASecondPass();
    return (await revision(before.revision)).changed;
  }

  async function readAll() {
    const read = new Map<string, { shown: string | number; keys: string[] }>();
    for (const path of PATHS) {
      const { statusCode, body, headers } = await get(path);
      // A problem contains the id of its request.
      const shown = statusCode === 200 ? body : statusCode;
      read.set(path, { shown, keys: String(headers['surrogate-key'] ?? '*').split(' ') });
    }
    return read;
  }

  test('lists every answer that differs after any change', async () => {
    await fc.assert(
      fc.asyncProperty(homes, projectName, edits, async (first, firstName, changes) => {
        let [all, name] = [[...first], firstName];
        await site.load(recordsOf(all), projectsOf(name));
        letASecondPass();
        let before = await readAll();
        for (const edit of changes) {
          all = all.map((one, index) => (index === edit.index ? edit.home : one));
          name = edit.index === HOMES ? edit.name : name;
          const changed = await change(() => site.load(recordsOf(all), projectsOf(name)));
          const after = await readAll();
          for (const [path, { shown, keys }] of before)
            if (after.get(path)?.shown !== shown && changed)
              expect({ path, isStale: keys.some((key) => changed.includes(key)) }).toEqual({ path, isStale: true });
          before = after;
        }
      }),
      { numRuns: 12 },
    );
  });

  test('does not list answers that show other homes, and compare none', async () => {
    const feed = (price: number) => [
      ...propertyRecords(1, { Price: price }),
      ...propertyRecords(2, { WebIDs: '12' }),
      ...propertyRecords(3, { Goal: 1 }),
    ];
    await site.load(feed(200_000));
    letASecondPass();
    const before = await readAll();
    const changed = await change(() => site.load(feed(190_000)));
    expect(changed).toEqual(expect.arrayContaining(['home-1', 'sale']));
    const stale = (path: string) => before.get(path)?.keys.some((key) => changed?.includes(key));
    expect([stale('properties/1'), stale('properties?goal=sale&pageSize=3')]).toEqual([true, true]);
    const others = ['properties/2', 'properties/3', 'properties?goal=rent&pageSize=3', 'cities', 'categories'];
    expect(others.filter(stale)).toEqual([]);
    expect((await get('properties/1')).json().price.amount).toBe(190_000);
  });

  test('has no keys for a large import, or since a revision that is no longer stored', async () => {
    await site.load(propertyRecords(1));
    const many = Array.from({ length: MOST_CHANGES + 2 }, (_, index) => propertyRecords(index + 1)).flat();
    expect(await change(() => site.load(many))).toBeNull();
    expect((await revision('unknown')).changed).toBeNull();
  });
});
