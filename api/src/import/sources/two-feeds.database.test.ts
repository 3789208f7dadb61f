import { feedOf, propertyRecords } from '@facade/feed/testing/sample-records';
import { describeDatabase } from '../../testing/described-database.ts';
import { FeedFolder, type Records, showing } from '../../testing/feed-folder.ts';
import { FIRST_GIVEN } from './source-numbers.ts';

describeDatabase('ids of feeds', (db) => {
  let feeds: FeedFolder;
  beforeEach(async () => {
    feeds = new FeedFolder(db());
    for (const table of ['source_id', 'feed_entry', 'feed_source', 'property', 'property_event', 'city'] as const)
      await db().deleteFrom(table).execute();
  });
  afterEach(() => feeds.remove());

  const load = (records: Records, source = '', more = {}) => feeds.load(records, more, { source });
  const named = (id: string, fields = {}) => propertyRecords(1, { ID: id, ...fields });
  /** Number and reference of each home. */
  const homes = async () => {
    const rows = await db().selectFrom('property').select('record').orderBy('id').execute();
    return rows.map(({ record: { id, reference } }) => [id, reference]);
  };
  const [a, b, c] = [FIRST_GIVEN, FIRST_GIVEN + 1, FIRST_GIVEN + 2];

  test('keep whole numbers, and give any other the next number for ever', async () => {
    const all = [...named('IB-2026-01'), ...propertyRecords(815), ...named('0815'), ...named('12345678901')];
    const expected = [
      [815, '815'],
      [a, '0815'],
      [b, 'IB-2026-01'],
      [c, '12345678901'],
    ];
    await load(all);
    const first = await homes();
    expect(first.map(([, id]) => id).sort()).toEqual(expected.map(([, id]) => id).sort());
    expect(new Set(first.map(([id]) => id)).size).toBe(4);
    expect(first[0]).toEqual([815, '815']);
    await load(propertyRecords(815));
    await load([...named('new'), ...all]);
    expect(await homes()).toEqual([...first, [FIRST_GIVEN + 3, 'new']]);
  });

  test('of two feeds may be equal: each changes and removes its own homes', async () => {
    await load([...propertyRecords(1), ...propertyRecords(2)]);
    await load([...propertyRecords(2), ...propertyRecords(3)], 'rentals');
    const both = [
      [1, '1'],
      [2, '2'],
      [3, '3'],
      [a, '2'],
    ];
    expect(await homes()).toEqual(both);
    expect(await load([...propertyRecords(2, { Price: 1 })], 'rentals')).toMatchObject({
      counts: { properties: 3, changed: 1, removed: 1 },
    });
    expect(await load(propertyRecords(1))).toMatchObject({ counts: { properties: 2, removed: 1 } });
    expect(await load([...propertyRecords(1), ...propertyRecords(2)])).toMatchObject({ counts: { added: 1 } });
    expect(await homes()).toEqual([both[0], both[1], both[3]]);
  });

  test('a home from before ids were stored keeps its number', async () => {
    await db().insertInto('source_id').values({ source: '', kind: 'property', id: null, number: 815 }).execute();
    await load(propertyRecords(815), 'rentals');
    await load(named('0815'));
    await load([...named('0815'), ...propertyRecords(815)]);
    expect(await homes()).toEqual([
      [815, '0815'],
      [a, '815'],
      [b, '815'],
    ]);
  });

  test('two feeds have their own pictures of one name, and their towns together', async () => {
    feeds.draw('front', '#aabbcc');
    await load(propertyRecords(1, showing('front')));
    const town = (Name: string, Lat: number) => ({
      Name,
      Label: Name,
      Zip: '7800',
      language: 'nl',
      Aliases: [],
      Lat,
      Lng: 3.77,
    });
    await load(propertyRecords(2, { City: 'Ath', Zip: '7800', PublishAddress: false }), 'rentals', {
      cities: [town('Chièvres', 50.5)],
    });
    const sources = await db().selectFrom('picture_source').select('name').orderBy('name').execute();
    expect(sources.map(({ name }) => name)).toEqual(['front.svg']);
    await load(propertyRecords(1, showing('front')), '', { cities: [town('Ath', 50.63)] });
    const cities = await db().selectFrom('city').select('name').orderBy('name').execute();
    expect(cities.map(({ name }) => name)).toEqual(['Ath', 'Chièvres']);
    // The home of the other feed takes its town's place with its next import.
    await load(propertyRecords(2, { City: 'Ath', Zip: '7800', PublishAddress: false }), 'rentals', {
      cities: [town('Chièvres', 50.5)],
    });
    const row = await db().selectFrom('property').select('lat').where('id', '=', 2).executeTakeFirst();
    expect(row?.lat).toBe(50.63);
  });

  test('a dry run gives no number away', async () => {
    await feeds.importText(JSON.stringify(feedOf(named('x'))), { dryRun: true });
    expect(await db().selectFrom('source_id').selectAll().execute()).toEqual([]);
  });

  const openImmo = (extent: string, homes: Record<string, [price: number, action?: string]>) =>
    `<?xml version="1.0"?><openimmo><uebertragung umfang="${extent}"/><anbieter>${Object.entries(homes)
      .map(
        ([id, [price, action = 'CHANGE']]) =>
          `<immobilie><objektkategorie><vermarktungsart KAUF="true"/><objektart><haus haustyp="VILLA"/></objektart></objektkategorie>
          <preise><kaufpreis>${price}</kaufpreis></preise>
          <verwaltung_techn><objektnr_extern>${id}</objektnr_extern><aktion aktionart="${action}"/></verwaltung_techn></immobilie>`,
      )
      .join('\n')}</anbieter></openimmo>`;

  test('a partial delivery changes and withdraws what it names, and keeps the rest', async () => {
    const load = (text: string) => feeds.importText(text, {}, 'homes.xml');
    await load(openImmo('VOLL', { 'A-1': [1000], 'A-2': [2000], 'A-3': [3000] }));
    const report = await load(
      openImmo('TEIL', { 'A-2': [2500], 'A-3': [3000, 'DELETE'], 'A-4': [4000], 'A-9': [1, 'DELETE'] }),
    );
    expect(report).toMatchObject({
      imported: true,
      errors: [],
      counts: { properties: 3, added: 1, changed: 1, removed: 1 },
    });
    const rows = await db().selectFrom('property').select('record').orderBy('id').execute();
    expect(rows.map(({ record }) => [record.reference, record.price.amount])).toEqual([
      ['A-1', 1000],
      ['A-2', 2500],
      ['A-4', 4000],
    ]);
    const number = rows[0]?.record.id;
    expect(await load(openImmo('TEIL', { 'A-1': [1, 'DELETE'] }))).toMatchObject({ counts: { removed: 1 } });
    await load(openImmo('VOLL', { 'A-1': [1100], 'A-2': [2500], 'A-4': [4000] }));
    expect((await homes())[0]).toEqual([number, 'A-1']);
  });
});
