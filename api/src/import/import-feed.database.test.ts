import { formatProblem } from '@facade/feed';
import { CERTIFICATE, feedOf, propertyRecords } from '@facade/feed/testing/sample-records';
import { sql } from 'kysely';
import { loadCatalogue, readRevision } from '../catalogue/catalogue.ts';
import { describeDatabase } from '../testing/described-database.ts';
import { FeedFolder, type Records, showing } from '../testing/feed-folder.ts';

describeDatabase('importing', (db) => {
  let feeds: FeedFolder;
  beforeEach(async () => {
    feeds = new FeedFolder(db());
    await load([]);
  });
  afterEach(() => feeds.remove());

  const load: FeedFolder['load'] = (...feed) => feeds.load(...feed);
  const three = [...propertyRecords(1), ...propertyRecords(2), ...propertyRecords(3)];
  /** Which rows were written: an update changes the position of a row. */
  const rowPlaces = async () => {
    const { rows } = await sql<{ id: number; place: string }>`
      select id, ctid::text || xmin::text as place from property order by id`.execute(db());
    return new Map(rows.map(({ id, place }) => [id, place]));
  };

  const storedHomes = async () => {
    const rows = await db().selectFrom('property').select('record').orderBy('id').execute();
    return rows.map(({ record }) => record);
  };

  const everything = async () => [await loadCatalogue(db()), await storedHomes()];

  test('writes only changes, and detects removed properties', async () => {
    await load(three);
    const before = await rowPlaces();
    const report = await load([...propertyRecords(2, { Price: 1 }), ...propertyRecords(3), ...propertyRecords(4)]);
    expect(report.counts).toMatchObject({ properties: 3, added: 1, changed: 1, removed: 1 });
    const after = await rowPlaces();
    expect([...after.keys()]).toEqual([2, 3, 4]);
    expect(after.get(3)).toBe(before.get(3));
    expect(after.get(2)).not.toBe(before.get(2));
  });

  test('replaces an empty catalogue, with its indexes, settings and permissions', async () => {
    const table = async () => {
      const { rows } = await sql`
        select reloptions, relacl::text, relpersistence, (
          select array_agg(pg_get_indexdef(indexrelid) order by indexrelid::regclass::text) from pg_index
          where indrelid = pg_class.oid) as indexes, (
          select array_agg(attname || ' ' || attnotnull || ' ' || attstorage::text order by attnum) from pg_attribute
          where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns
        from pg_class where oid = 'property'::regclass`.execute(db());
      return rows;
    };
    await sql`grant select on property to public`.execute(db());
    const before = await table();
    const oid = () => sql<{ oid: number }>`select 'property'::regclass::oid as oid`.execute(db());
    const [old] = (await oid()).rows;
    await load(three);
    expect(await table()).toEqual(before);
    expect((await oid()).rows).not.toEqual([old]);
    await load([...three, ...propertyRecords(4)]);
    expect([...(await rowPlaces()).keys()]).toEqual([1, 2, 3, 4]);
    await sql`revoke select on property from public`.execute(db());
  });

  test('keeps the sample of homes like the catalogue', async () => {
    await load(three);
    await load([...propertyRecords(2, { Price: 1 }), ...propertyRecords(3), ...propertyRecords(4)]);
    const { rows } = await sql`select id, price from sampled_property order by id`.execute(db());
    expect(rows).toEqual(await db().selectFrom('property').select(['id', 'price']).orderBy('id').execute());
  });

  test('combines the records of a property wherever they are in the feed', async () => {
    const [nl1, fr1] = propertyRecords(1);
    const [nl2, fr2] = propertyRecords(2);
    await load([nl1, nl2, fr2, fr1] as Records);
    await load([...propertyRecords(3), ...propertyRecords(1)]);
    const changed = propertyRecords(1, {}, { fr: { Description: 'Belle' } });
    await load([changed[1], ...propertyRecords(3), nl1] as Records);
    const [first] = await storedHomes();
    expect(first?.texts.nl?.typeName).toBe('woning');
    expect(first?.texts.fr?.description).toBe('Belle');
    // A removed language is a change too.
    const report = await load([...propertyRecords(3), nl1] as Records);
    expect(report.counts).toMatchObject({ added: 0, changed: 1, removed: 0 });
    expect(Object.keys((await storedHomes())[0]?.texts ?? {})).toEqual(['nl']);
  });

  test('reads NDJSON in the same way', async () => {
    const document = await load(three);
    const { properties, projects, ...lookups } = feedOf(three) as Record<string, Records>;
    const kinds: Record<string, string> = {
      categories: 'category',
      ribbons: 'ribbon',
      agents: 'agent',
      cities: 'city',
    };
    const lines = [
      ...Object.entries(lookups).flatMap(([list, records]) => records.map((one) => ({ kind: kinds[list], ...one }))),
      ...(properties ?? []).map((one) => ({ ...one, kind: 'property' })),
    ].map((line) => JSON.stringify(line));
    const before = await everything();
    const report = await feeds.importText(lines.join('\n'), {}, 'feed.ndjson');
    expect(report).toMatchObject({
      imported: true,
      errors: [],
      warnings: document.warnings,
      revision: document.revision,
    });
    expect(await everything()).toEqual(before);
  });

  test('reports the changes of a dry run, and writes nothing', async () => {
    await load(three);
    const before = [await everything(), await rowPlaces(), await readRevision(db())];
    feeds.draw('new', '#abcdef');
    const next = [...propertyRecords(2, { Price: 1 }), ...propertyRecords(3), ...propertyRecords(4, showing('new'))];
    const report = await load(next, {}, { dryRun: true });
    expect(report).toMatchObject({ imported: false, errors: [], preview: { added: [4], changed: [2], removed: [1] } });
    expect(report.counts).toMatchObject({ properties: 3, added: 1, changed: 1, removed: 1 });
    expect([await everything(), await rowPlaces(), await readRevision(db())]).toEqual(before);
    expect(feeds.library()).toEqual([]);
    expect(await load(next)).toMatchObject({ imported: true, counts: { added: 1, changed: 1, removed: 1 } });
  });

  test('reports duplicate records, new ones and unchanged ones', async () => {
    await load(three);
    const [nl, fr] = propertyRecords(9);
    const report = await load([...three, nl, fr, fr, three[0]] as Records);
    expect(report.errors.map(formatProblem)).toEqual([
      'property 1 nl: is in the feed twice',
      'property 9 fr: is in the feed twice',
    ]);
    expect(await storedHomes()).toHaveLength(3);
  });

  test('lists the first hundred errors and counts the rest', async () => {
    const wrong = Array.from({ length: 80 }, (_, index) => propertyRecords(index + 1, { Goal: 'barter' })).flat();
    const report = await load(wrong);
    expect(report.errors).toHaveLength(100);
    expect(report).toMatchObject({ imported: false, more: { errors: 60, warnings: 0 } });
  });

  test('maps a property again if the location of its town changes', async () => {
    const town = { Name: 'Ath', Label: 'Aat', Zip: '7800', language: 'nl', Aliases: [], Lat: 50.63, Lng: 3.77 };
    const hidden = [...propertyRecords(1, { PublishAddress: false }), ...propertyRecords(2, { Lat: 50.6, Lng: 3.7 })];
    await load(hidden, { cities: [town] });
    const report = await load(hidden, { cities: [{ ...town, Lat: 50.7 }] });
    expect(report.counts).toMatchObject({ changed: 1 });
    expect((await storedHomes())[0]?.location).toMatchObject({ lat: 50.7, exact: false });
  });

  test('warns while a reference is missing, even if the record does not change', async () => {
    const unit = propertyRecords(1, { ...CERTIFICATE, ProjectID: 7, Marquee: 9 });
    const warnings = ['property 1: Marquee unknown ribbon 9', 'property 1: ProjectID unknown project 7'];
    expect((await load(unit)).warnings.map(formatProblem)).toEqual(warnings);
    expect((await load(unit)).warnings.map(formatProblem)).toEqual(warnings);
    const ribbons = [{ id: 9, name: { nl: 'Nieuw' }, tone: 'positive', showOnMap: true }];
    const projects = [{ ID: 7, language: 'nl', Name: 'Het Park' }];
    const mended = await load(unit, { ribbons, projects });
    expect(mended).toMatchObject({ warnings: [], counts: { projects: 1, changed: 0 } });
    expect((await load(unit)).warnings.map(formatProblem)).toEqual(warnings);
  });

  test('maps everything again if another version of the code created the catalogue', async () => {
    await load(three);
    await db().updateTable('feed_source').set({ made_by: 'an older version' }).execute();
    await sql`update property set record = record || '{"zip":"0000"}' where id = 2`.execute(db());
    await sql`delete from feed_entry`.execute(db());
    const report = await load([...propertyRecords(1), ...propertyRecords(2)]);
    expect(report.counts).toMatchObject({ added: 0, changed: 1, removed: 1 });
    expect((await storedHomes()).map(({ zip }) => zip)).toEqual(['7800', '7800']);
  });
});
