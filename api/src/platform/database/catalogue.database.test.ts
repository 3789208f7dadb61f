import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatProblem } from '@facade/feed';
import { feedOf, propertyRecords } from '@facade/feed/testing/sample-records';
import { sql } from 'kysely';
import { loadCatalogue, readRevision } from '../../catalogue/catalogue.ts';
import { readProperties } from '../../catalogue/records.ts';
import { importFeed } from '../../import/import-feed.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { migrate } from './migrate.ts';

describeDatabase('the catalogue', (db) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'facade-import-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const load = (feed: unknown, now?: Date) => {
    const file = join(folder, 'feed.json');
    writeFileSync(file, JSON.stringify(feed));
    return importFeed(db(), { file, dataFolder: folder, now });
  };

  test('has no revision before the first import', async () => {
    expect(await readRevision(db())).toBe('0');
  });

  test('stores what an import brings', async () => {
    const report = await load(
      feedOf([...propertyRecords(1), ...propertyRecords(2, { Zip: '7860', City: 'Lessines' })]),
    );
    expect(report).toMatchObject({ imported: true, errors: [], counts: { properties: 2, added: 2 } });
    const catalogue = await loadCatalogue(db());
    expect(catalogue.revision).toBe(report.revision);
    const properties = await readProperties(db(), [1, 2]);
    expect([1, 2].map((id) => [properties.get(id)?.city, properties.get(id)?.texts.fr?.typeName])).toEqual([
      ['Ath', 'maison'],
      ['Lessines', 'maison'],
    ]);
    expect(catalogue.categories.map(({ id, name }) => [id, name.de])).toEqual([
      [1, 'Haus'],
      [12, 'Wohnung'],
    ]);
    expect(catalogue.cities).toHaveLength(2);
  });

  test('has the same revision after the same feed and another after a change', async () => {
    const before = await readRevision(db());
    const feed = feedOf([...propertyRecords(1), ...propertyRecords(2, { Zip: '7860', City: 'Lessines' })]);
    expect(await load(feed)).toMatchObject({ revision: before, counts: { added: 0, changed: 0, removed: 0 } });
    const cheaper = await load(feedOf(propertyRecords(1, { Price: 190_000 })), new Date('2026-11-20T10:00:00Z'));
    expect(cheaper.revision).not.toBe(before);
    expect(cheaper.counts).toMatchObject({ added: 0, changed: 1, removed: 1 });
  });

  test('shows the history of a property', async () => {
    const events = await db()
      .selectFrom('property_event')
      .selectAll()
      .where('property_id', '=', 1)
      .orderBy('at')
      .execute();
    expect(events.map(({ kind, at }) => [kind, at.toISOString()])).toEqual([
      ['published', '2026-01-02T00:00:00.000Z'],
      ['price-changed', '2026-11-20T10:00:00.000Z'],
    ]);
  });

  test('leaves out a home with an invalid record, and names record and field', async () => {
    const [wrong = {}, right = {}] = propertyRecords(3, { Price: 'a lot' });
    const report = await load(feedOf([...propertyRecords(1, { Price: 1 }), { ...wrong, language: 'xx' }, right]));
    expect(report).toMatchObject({ imported: true, leftOut: 1 });
    expect(report.errors.map(formatProblem)).toContain('property 3 xx: language "xx" is not nl, fr, en or de');
    expect([...(await readProperties(db(), [1, 3])).keys()]).toEqual([1]);
  });

  test('is unchanged when storing fails halfway', async () => {
    await db().deleteFrom('city').where('name', '=', 'Lessines').execute();
    await db().schema.alterTable('city').addCheckConstraint('no_lessines', sql`name <> 'Lessines'`).execute();
    const before = await loadCatalogue(db());
    await expect(load(feedOf(propertyRecords(9)))).rejects.toThrow(/no_lessines/);
    expect(await loadCatalogue(db())).toEqual(before);
    await db().schema.alterTable('city').dropConstraint('no_lessines').execute();
  });

  test('can be migrated again without harm', async () => {
    await migrate(db());
    expect(await readProperties(db(), [1])).toHaveProperty('size', 1);
  });
});
