import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { formatProblem } from '@facade/feed';
import { feedOf, propertyRecords } from '@facade/feed/testing/sample-records';
import { describeDatabase } from '../testing/described-database.ts';
import { importFeed } from './import-feed.ts';
import type { ImportOptions } from './import-run.ts';

const CASES = join(import.meta.dirname, '../../../feed/src/adapters/testing/cases');

describeDatabase('files of real systems, to the site', (db) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'facade-cases-'));
  afterAll(() => rmSync(dataFolder, { recursive: true }));

  async function load(name: string, options: Partial<ImportOptions> = {}) {
    const file = resolve(CASES, name);
    const report = await importFeed(db(), { file, dataFolder, allowRemovals: 1000, ...options });
    const rows = await db().selectFrom('property').select('record').orderBy('id').execute();
    const homes = Object.fromEntries(rows.map(({ record }) => [record.reference, record]));
    const warnings = report.warnings.filter(({ law }) => !law).map(formatProblem);
    return { ...report, homes, warnings };
  }

  /** The centre of Ath. */
  const ATH = { lat: expect.closeTo(50.63, 1), lng: expect.closeTo(3.78, 1), exact: false };

  test('a point at 0/0, or none, is the area of the town', async () => {
    const { homes, warnings } = await load('f35-kyero-location0.xml', { languages: ['nl', 'fr', 'en'] });
    expect(homes).toMatchObject({ 1: { location: ATH }, 2: { location: ATH } });
    expect(warnings).toEqual([
      'feed: Description has no text in fr, en (2): 1, 2',
      'property 1: Lat, Lng "0, 0" are in the sea off Africa: the town is shown',
    ]);
  });

  test('a partial export keeps the other homes, a full one in an archive does not', async () => {
    const partial = await load('f04-partial.xml', { allowRemovals: null });
    expect([Object.keys(partial.homes), partial.counts]).toMatchObject([['1', '2', '4127'], { removed: 0 }]);
    const { homes, errors } = await load('f04b-delivery.zip');
    expect([Object.keys(homes), homes['4127'], errors]).toMatchObject([['4127'], { price: { amount: 210_000 } }, []]);
  });

  test('homes of a CRM feed without texts are said in one line, also of an import that would only be', async () => {
    const feed = join(dataFolder, 'textless.json');
    const French = { language: 'fr', Description: 'Maison.' };
    const homes = [...propertyRecords(7), ...propertyRecords(8), { ...propertyRecords(9)[1], ...French }];
    writeFileSync(feed, JSON.stringify(feedOf(homes)));
    const lines = ['feed: Description has no text in nl (1): 9', 'feed: Description has no text in nl, fr (2): 7, 8'];
    for (const dryRun of [true, false]) {
      const { warnings } = await load(feed, { languages: ['nl', 'fr'], dryRun });
      expect(warnings.filter((one) => one.startsWith('feed')).sort()).toEqual(lines);
    }
  });

  test('one bad point among good ones', async () => {
    const { homes, warnings } = await load('no-bad-lat.csv', { languages: ['nl', 'fr'] });
    expect(Object.fromEntries(Object.values(homes).map(({ reference, location }) => [reference, location]))).toEqual({
      9011: { lat: 50.63, lng: 3.78, exact: true },
      9012: ATH,
      9013: ATH,
      9015: { lat: 50.6, lng: 3.8, exact: true },
    });
    expect(warnings).toContain('property 9013: Lat, Lng "0, 0" are in the sea off Africa: the town is shown');
  });

  test('a picture whose name is that of another home’s is shown with neither', async () => {
    const { homes, warnings } = await load('samename/feed.xml');
    expect(homes).toMatchObject({ 3: { pictures: [] }, 4: { pictures: [] } });
    expect(warnings).toEqual([
      expect.stringMatching(/property 3: images ".*17002610\/12-1.jpg" has the same name, 12-1.jpg/),
      expect.stringMatching(/property 4: images ".*17009999\/12-1.jpg" has the same name, 12-1.jpg/),
      'property 3: Pictures the file of "12-2" is missing',
    ]);
  });

  test.each(['b02-empty.json', 'b02-empty-array.json'])('%s is refused', async (name) => {
    const { imported, homes, errors } = await load(name, { allowRemovals: null });
    expect([imported, Object.keys(homes)]).toEqual([false, ['3', '4']]);
    expect(errors.map(formatProblem)).toEqual([expect.stringMatching(/^feed: (would remove|has no homes)/)]);
  });
});
