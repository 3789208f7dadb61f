import { propertyRecords } from '@facade/feed/testing/sample-records';
import { readableAddresses } from '../../../app/routes/testing/readable-addresses.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { ID, SECRETS, secretHome } from './testing/secret-home.ts';

const others = [1, 2, 3, 4].flatMap((id) => propertyRecords(id, { Bedrooms: 5, Lat: 50.63, Lng: 3.778 }));

/** Random bytes, such as challenges of the captcha: they may contain any four digits by chance. */
const RANDOM = /[\da-f]{32,}/g;

/** Digits inside a longer number do not count as a leak: metrics contain many of those. */
const holds = (text: string, secret: string) => new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text.replace(RANDOM, ' '));

/** Queries that may find a home: each could leak it. */
const QUERIES = [
  '',
  '?lang=nl',
  `?lang=nl&q=${ID}`,
  '?lang=nl&q=zonnekasteel',
  '?lang=nl&q=geheimdorp',
  '?lang=nl&q=verborgenstraat',
  '?lang=nl&facets=true&pageSize=100',
  `?lang=fr&ids=${ID},1`,
  '?lang=nl&city=Geheimdorp%7C7899',
  '?lang=nl&bbox=2,49,7,52&zoom=14',
  '?lang=nl&bbox=3.87,50.76,3.88,50.77&zoom=16',
  '?lang=nl&near=50.7654,3.8765,1',
  '?lang=nl&minBedrooms=5&sort=-price',
  '?path=/Discret/&lang=nl',
  '?path=/&lang=nl',
];

describe('off-market homes', () => {
  let site: TestApi;
  const get = (url: string) => site.api.inject({ url });
  beforeAll(async () => {
    site = await startTestApi();
    await site.load([...others, ...secretHome()]);
  });
  afterAll(() => site.close());

  test('are teasers in one place: type, province, price band, rounded surfaces', async () => {
    await get('/api/off-market?lang=nl');
    const answer = await get('/api/off-market?lang=nl');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    const teaser = {
      id: ID,
      goal: 'sale',
      path: `/nl/discreet/${ID}/`,
      paths: { nl: `/nl/discreet/${ID}/`, fr: `/fr/discret/${ID}/`, en: `/en/discreet/${ID}/` },
      typeName: 'Woning',
      area: 'Provincie Henegouwen',
      priceBand: { from: 350_000, to: 400_000 },
      bedrooms: 5,
      livingArea: 2370,
      landArea: 1200,
      energy: { band: 'c', region: 'wallonia', kwhPerM2: null },
    };
    expect(answer.json()).toEqual([teaser]);
    const one = await get(`/api/off-market/${ID}?lang=nl`);
    expect([one.json(), one.headers['x-robots-tag']]).toEqual([teaser, 'noindex']);
    for (const id of ['1', 'x']) expect((await get(`/api/off-market/${id}`)).statusCode).toBe(404);
    expect((await get('/api/off-market?lang=fr')).json()[0]).toMatchObject({ area: 'Province de Hainaut' });
  });

  test('are in no other answer of the api to any request', async () => {
    const leaks: string[] = [];
    let answered = 0;
    for (const address of await readableAddresses(site.api, [ID, 1])) {
      const isTeaser = address.startsWith('/api/off-market');
      for (const query of QUERIES) {
        const { statusCode, body } = await get(address + query);
        if (statusCode >= 500) leaks.push(`${address}${query}: ${statusCode}`);
        if (statusCode !== 200) continue;
        answered += 1;
        // An answer may repeat the query of a search, and a teaser contains its number.
        const asked = `${query} ${isTeaser ? ID : ''}`.toLowerCase();
        const told = SECRETS.filter((secret) => holds(body, secret) && !asked.includes(secret.toLowerCase()));
        if (told.length > 0) leaks.push(`${address}${query}: ${told}`);
      }
    }
    expect(leaks).toEqual([]);
    expect(answered).toBeGreaterThan(60);
  });

  test('are not counted, and have no property page', async () => {
    expect((await get('/api/properties?lang=nl')).json().total).toBe(4);
    expect((await get('/api/site?lang=nl')).json().totals).toEqual({ sale: 4, rent: 0 });
    for (const what of [
      '',
      '/similar',
      '/brochure.pdf',
      '/window-card.pdf',
      '/share.png',
      '/films/house.webm',
      '/documents/epc.pdf',
    ])
      expect([what, (await get(`/api/properties/${ID}${what}?lang=nl`)).statusCode]).toEqual([what, 404]);
    // Its number finds what any other price of its size does.
    const suggested = async (q: number) => {
      const { types, cities, properties } = (await get(`/api/suggest?lang=nl&q=${q}`)).json();
      return { types, cities, ids: properties.map(({ id }: { id: number }) => id) };
    };
    expect((await suggested(ID)).ids).not.toContain(ID);
    expect(await suggested(ID)).toEqual(await suggested(ID + 1));
  });

  test('store nothing in the database that is not public', async () => {
    const rows = await site.db.selectFrom('off_market').selectAll().execute();
    const kept = JSON.stringify(rows);
    expect(SECRETS.slice(1).filter((secret) => kept.includes(secret))).toEqual([]);
    expect(await site.db.selectFrom('picture').selectAll().execute()).toEqual([]);
    for (const table of ['asked_price', 'property_event'] as const)
      expect(await site.db.selectFrom(table).selectAll().where('property_id', '=', ID).execute()).toEqual([]);
    expect(await site.db.selectFrom('property').select('id').where('id', '=', ID).execute()).toEqual([]);
  });

  test('accept enquiries: the agency’s mail names the home, the visitor’s only the teaser', async () => {
    const payload = {
      firstName: 'An',
      lastName: 'Peeters',
      email: 'an@example.be',
      message: 'Graag meer.',
      wantsInformation: true,
      privacy: true,
      language: 'nl',
    };
    const send = (propertyId: number) =>
      site.api.inject({ method: 'POST', url: '/api/forms/property-enquiry', payload: { ...payload, propertyId } });
    expect((await send(ID)).statusCode).toBeLessThan(300);
    const [toAgency, toVisitor] = site.mails;
    expect(toAgency?.subject).toContain(`ref. ${ID}`);
    for (const mail of [toAgency, toVisitor]) {
      expect(mail?.text).toContain(`Woning, Provincie Henegouwen (ref. ${ID})`);
      expect(SECRETS.slice(1).filter((secret) => mail?.text.includes(secret))).toEqual([]);
    }
    expect((await send(ID + 1)).statusCode).toBe(422);
  });
});
