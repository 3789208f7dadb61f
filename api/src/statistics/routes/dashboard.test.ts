import { propertyRecords } from '@facade/feed/testing/sample-records';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { addDays, brusselsDay } from '../../kernel/time/brussels-day.ts';
import { confirmedSearch } from '../../subscriptions/searches/testing/searches.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const TODAY = brusselsDay(new Date());
const PASSWORD = 'correct horse';
const anne = { name: 'Anne', email: 'anne@example.be', password: PASSWORD, propertyIds: [1, 2] };
const bob = { name: 'Bob', email: 'bob@example.be', password: PASSWORD, propertyIds: [3] };

describe('the dashboard of an owner', () => {
  let site: TestApi;
  let cookies: Record<string, string>;
  const addVisits = async (property_id: number, day: string, visits: number, source = 'direct') => {
    await site.db.insertInto('visit').values({ property_id, day, source, visits }).execute();
    await site.db
      .insertInto('visit_total')
      .values({ property_id, source, visits })
      .onConflict((conflict) =>
        conflict
          .columns(['property_id', 'source'])
          .doUpdateSet(({ eb }) => ({ visits: eb('visit_total.visits', '+', visits) })),
      )
      .execute();
  };
  const get = (query = '', path = 'statistics') =>
    site.api.inject({ url: `/api/owner/${path}?lang=nl${query}`, cookies });
  const read = async (query = ''): Promise<OwnerStatistics> => (await get(query)).json();

  beforeAll(async () => {
    site = await startTestApi();
    const plan = { Pictures: [] };
    await site.load(
      // Homes 1 and 3 to 8 are houses in Ath, home 2 is alone in Lessines.
      [1, 3, 4, 5, 6, 7, 8]
        .flatMap((id) => propertyRecords(id, plan))
        .concat(propertyRecords(2, { City: 'Lessines', Zip: '7860' })),
      { owners: [anne, bob] },
    );
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) await addVisits(id, TODAY, id * 10);
    await addVisits(1, addDays(TODAY, -1), 5, 'portal:Immoweb');
    await addVisits(1, addDays(TODAY, -1000), 100);
    const login = { url: '/api/owner/login', payload: { email: anne.email, password: PASSWORD } };
    const [cookie] = (await site.api.inject({ method: 'POST', ...login })).cookies;
    cookies = { [cookie?.name ?? '']: cookie?.value ?? '' };
  });
  afterAll(() => site.close());

  test('shows all homes, or one', async () => {
    const all = await read();
    expect(all).toMatchObject({ chosen: null, similar: null, home: null, today: { visits: 30, previous: 5 } });
    expect(all.total.visits).toBe(135);
    const one = await read('&property=1');
    expect(one).toMatchObject({ chosen: 1, today: { visits: 10, previous: 5 }, total: { visits: 115 } });
    expect(one.properties.map(({ id, visits }) => [id, visits])).toEqual([
      [1, 115],
      [2, 20],
    ]);
    expect(one.sources).toEqual([
      { source: 'direct', name: null, visits: 110 },
      { source: 'portal', name: 'Immoweb', visits: 5 },
    ]);
  });

  test('never shows another owner’s home, or one that does not exist', async () => {
    for (const path of ['statistics', 'visits.csv'])
      for (const id of [3, 999]) expect((await get(`&property=${id}`, path)).statusCode).toBe(404);
    expect((await site.api.inject('/api/owner/visits.csv?lang=nl')).statusCode).toBe(401);
  });

  test('compares a home with the median of others of its type: in the town, else in the region', async () => {
    expect(await read('&property=1')).toMatchObject({
      similar: { homes: 6, scope: 'city' },
      // The median of 30, 40, 50, 60, 70 and 80.
      today: { similar: 55 },
    });
    expect(await read('&property=2')).toMatchObject({
      similar: { homes: 7, scope: 'region' },
      // Also includes 10.
      today: { similar: 50 },
    });
  });

  test('has no comparison with fewer than five homes', async () => {
    await site.db.updateTable('property').set({ is_available: false }).where('id', 'in', [4, 5, 6]).execute();
    const { similar, today } = await read('&property=1');
    expect([similar, 'similar' in today]).toEqual([null, false]);
    await site.db.updateTable('property').set({ is_available: true }).where('id', 'in', [4, 5, 6]).execute();
  });

  test('shows what a page lacks, and the cost if enough homes have it and lack it', async () => {
    const { home } = await read('&property=1');
    expect(home?.lacks.map(({ kind }) => kind).sort()).toEqual([
      'certificate',
      'languages',
      'pictures',
      'plan',
      'video',
    ]);
    expect(home?.lacks.every(({ visits }) => visits === null)).toBe(true);
    expect(home?.agent.email).toContain('@');
  });

  test('says how many people search for the home, from five', async () => {
    const search = (person: number) =>
      confirmedSearch(site, { email: `searcher${person}@example.be`, criteria: { cities: ['Ath|7800'] } });
    for (let person = 0; person < 4; person += 1) await search(person);
    await search(0);
    expect((await read('&property=1')).home).not.toHaveProperty('searchers');
    await search(4);
    expect((await read('&property=1')).home?.searchers).toBe(5);
    expect((await read('&property=2')).home).not.toHaveProperty('searchers');
  });

  test('counts messages of others and booked visits, and shows them in the history', async () => {
    const send = async (email: string, firstName = 'Jean') => {
      const sender = { firstName, lastName: 'Leclercq', email, message: 'Bonjour', privacy: true };
      const payload = { propertyId: 1, ...sender };
      const answer = await site.api.inject({ method: 'POST', url: '/api/forms/property-enquiry', payload });
      expect(answer.statusCode).toBe(201);
      return answer.json().id as string;
    };
    for (const email of ['jean@example.be', 'ANNE@example.be']) await send(email);
    const id = await send('luc@example.be', 'Luc');
    const start_at = new Date(Date.now() + 86_400_000);
    const times = { start_at, end_at: new Date(start_at.getTime() + 1_800_000) };
    const now = { created_at: new Date(), changed_at: new Date() };
    const booked = {
      id,
      agenda: 'an@example.be',
      property_id: 1,
      submission_id: id,
      status: 'booked' as const,
      sequence: 0,
    };
    await site.db
      .insertInto('appointment')
      .values({ ...booked, ...times, ...now })
      .execute();
    const { interest, history } = await read('&property=1');
    expect(interest).toEqual({
      favourites: { visits: 0, previous: 0 },
      enquiries: { visits: 2, previous: 0 },
      viewings: { visits: 1, previous: 0 },
    });
    const kinds = history.map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['viewing', 'enquiry']);
    expect(history[0]).toMatchObject({ at: start_at.toISOString(), person: 'Luc L.', state: 'coming' });
    expect(kinds).toContain('published');
    const filtered = await read('&property=1&kind=enquiry');
    expect(filtered.history).toMatchObject([{ kind: 'enquiry', person: 'Jean L.' }]);
    expect((await read('&property=2&kind=viewing')).history).toEqual([]);
    await site.db.updateTable('appointment').set({ status: 'cancelled', sequence: 1 }).execute();
    expect((await read('&property=1&kind=viewing')).history).toMatchObject([{ state: 'cancelled' }]);
    expect(JSON.stringify(history)).not.toContain('Leclercq');
  });

  test('says how far the sale is, and what the figures say beside those of similar homes', async () => {
    const one = (await read('&property=1')).home;
    // The visit of the test before was cancelled.
    expect(one?.progress).toMatchObject({ goal: 'sale', stage: 'published', visits: 0, offers: 0 });
    expect(one?.advice).toMatchObject({ kind: 'unseen', own: { views: 15, interest: 2 }, similar: { views: 55 } });
    const start_at = new Date(Date.now() - 3_600_000);
    await site.db.updateTable('appointment').set({ status: 'booked', start_at, end_at: new Date() }).execute();
    expect((await read('&property=1')).home?.progress).toMatchObject({ stage: 'visited', visits: 1 });
    expect((await read()).home).toBeNull();
  });

  test('shows the effect of each price on the visits', async () => {
    const day = (count: number) => addDays(TODAY, -count);
    const at = (count: number) => new Date(`${day(count)}T12:00:00Z`);
    const price = { amount: 200_002, charges: null, unit: null, annuity: null, excludesVat: false };
    const asked = (count: number, amount: number) => ({
      property_id: 2,
      at: at(count),
      goal: 'sale',
      price: JSON.stringify({ ...price, amount }),
    });
    await site.db.deleteFrom('asked_price').where('property_id', '=', 2).execute();
    await site.db
      .insertInto('asked_price')
      .values([asked(60, 230_000), asked(20, 200_002)])
      .execute();
    for (let count = 1; count < 60; count += 1) await addVisits(2, day(count), count > 20 ? 2 : 4);
    const { home, history } = await read('&property=2');
    // No import saw these changes: the history has them as the list of prices does.
    expect(history.filter(({ kind }) => kind === 'price-changed')).toMatchObject([{ at: at(20).toISOString() }]);
    expect(home?.prices).toMatchObject([
      { amount: 230_000, before: null, after: null },
      { amount: 200_002, before: 2, after: 4 },
    ]);
  });

  test('is available as a spreadsheet, of all homes or of one', async () => {
    const { headers, body } = await get('', 'visits.csv');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=bezoekcijfers.csv',
      'cache-control': 'no-store',
    });
    expect(body.startsWith('\uFEFFDag;Referentie;Pand;Herkomst;Keren bekeken\r\n')).toBe(true);
    expect(body).toContain(`\r\n${addDays(TODAY, -1)};1;Woning 1;Immoweb;5\r\n`);
    expect(body).toContain(`;2;`);
    expect((await get('&property=1', 'visits.csv')).body).not.toContain(';2;');
  });
});
