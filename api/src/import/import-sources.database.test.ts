import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '@facade/feed';
import { describeDatabase } from '../testing/described-database.ts';
import { FeedFolder } from '../testing/feed-folder.ts';

const example = (name: string) => readFileSync(join(import.meta.dirname, '../../../docs/importing', name), 'utf8');

describeDatabase('importing other formats', (db) => {
  let feeds: FeedFolder;
  beforeEach(async () => {
    feeds = new FeedFolder(db());
    await feeds.load([]);
  });
  afterEach(() => feeds.remove());

  const stored = async () => {
    const rows = await db().selectFrom('property').select('record').orderBy('id').execute();
    return rows.map(({ record }) => record);
  };
  const categories = async () => {
    const rows = await db().selectFrom('category').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };

  test.each([
    ['example.csv', [1, 12], 'Woning met tuin aan de Dender', { lat: 50.6294, lng: 3.778, exact: false }],
    ['example.kyero.xml', [1, 2], '', { lat: 50.6301, lng: 3.7779, exact: true }],
    ['example.openimmo.xml', [1, 12], 'Herenhuis met tuin', { lat: 50.6301, lng: 3.7779, exact: true }],
  ])('imports %s of the docs', async (name, ids, headline, location) => {
    const report = await feeds.importText(example(name), {}, name);
    expect(report).toMatchObject({ imported: true, errors: [], counts: { properties: 2, added: 2 } });
    // The pictures are missing here, and some of what the law wants in an advertisement.
    expect(new Set(report.warnings.filter(({ law }) => !law).map(({ field }) => field))).toEqual(new Set(['Pictures']));
    expect(await categories()).toEqual(ids);
    const [house, apartment] = await stored();
    expect(house).toMatchObject({
      id: 4127,
      goal: 'sale',
      city: 'Ath',
      region: 'wallonia',
      price: { amount: 249_000 },
      bedrooms: 3,
      landArea: 610,
      location,
    });
    expect(house?.texts.nl?.headline).toBe(headline);
    expect(apartment).toMatchObject({ id: 4128, goal: 'rent', price: { amount: 795 }, livingArea: 88 });
    expect(Object.keys(house?.texts ?? {}).sort()).toEqual(['fr', 'nl']);
    const again = await feeds.importText(example(name), {}, name);
    expect(again).toMatchObject({ revision: report.revision, counts: { added: 0, changed: 0, removed: 0 } });
  });

  const table = (...rows: string[]) => ['ID;Goal;language;Price;Pictures', ...rows].join('\n');

  test('stores changes, removes missing homes, and reports them in a dry run', async () => {
    feeds.draw('front', '#aabbcc');
    const load = (text: string, dryRun = false) => feeds.importText(text, { dryRun }, 'homes.csv');
    await load(table('1;sale;nl;100000;front.svg', '2;sale;nl;200000;', '3;sale;nl;300000;'));
    expect((await stored())[0]?.pictures).toHaveLength(1);
    const next = table('2;sale;nl;200000;', '1;sale;nl;110000;front.svg');
    expect((await load(next, true)).preview).toEqual({ added: [], changed: [1], removed: [3] });
    expect(await stored()).toHaveLength(3);
    expect((await load(next)).counts).toMatchObject({ properties: 2, added: 0, changed: 1, removed: 1 });
  });

  test('keeps a home as it is whose line is invalid or there twice, and imports the others', async () => {
    const load = (...rows: string[]) => feeds.importText(table(...rows), {}, 'homes.csv');
    const prices = async () => (await stored()).map(({ id, price }) => [id, price.amount]);
    await load('1;sale;nl;100000;', '2;sale;nl;200000;');
    const report = await load('1;sale;nl;110000;', '2;sale;xx;210000;', '3;sale;xx;300000;');
    expect(report).toMatchObject({ imported: true, leftOut: 2, counts: { added: 0, changed: 1, removed: 0 } });
    expect(await prices()).toEqual([
      [1, 110_000],
      [2, 200_000],
    ]);
    const twice = await load('1;sale;nl;120000;', '1;sale;nl;130000;', '2;sale;nl;220000;');
    expect(twice).toMatchObject({ imported: true, leftOut: 1 });
    expect(twice.errors.map(formatProblem)).toEqual(['property 1 nl: is in the feed twice']);
    expect(await prices()).toEqual([
      [1, 110_000],
      [2, 220_000],
    ]);
    expect(await load('1;sale;xx;120000;', '2;sale;xx;220000;')).toMatchObject({ imported: false });
    expect(await load('2;sale;nl;220000;')).toMatchObject({ leftOut: 0, counts: { removed: 1 } });
  });

  test('stores pictures that are embedded in a feed, and knows them again', async () => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const file = `<anhang><anhangtitel>Garten</anhangtitel><daten><anhanginhalt>${png}</anhanginhalt></daten></anhang>`;
    const text = example('example.openimmo.xml').replace(
      /<anhaenge>[\s\S]*?<\/anhaenge>/,
      `<anhaenge>${file}</anhaenge>`,
    );
    const { warnings, revision } = await feeds.importText(text, {}, 'homes.xml');
    expect(warnings.filter(({ field }) => field === 'Pictures').map(({ record }) => record)).not.toContain(
      'property 4127',
    );
    const [house] = await stored();
    expect(house?.pictures).toMatchObject([{ alt: { nl: 'Garten' } }]);
    expect(await feeds.importText(text, {}, 'homes.xml')).toMatchObject({ revision });
  });

  test('has the same result through a pipe or under another name', async () => {
    const format = 'csv';
    expect(await feeds.importText(table('1;sale;nl;100000;'), { format }, 'export.dat')).toMatchObject({
      imported: true,
    });
    expect(await feeds.importText(table('1;sale;nl;100000;'), { format: 'feed' }, 'homes.csv')).toMatchObject({
      imported: false,
    });
  });
});
