import { propertyRecords } from '@facade/feed/testing/sample-records';
import { readableAddresses } from '../../../app/routes/testing/readable-addresses.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

const SOLD = { Status: 2, Lat: 50.63, Lng: 3.778 };
const records = [
  ...propertyRecords(11, {
    ...SOLD,
    Price: 389_123,
    NotaryFees: 27_411,
    PriceHistory: [
      { Date: '2026-01-01', Price: 399_124 },
      { Date: '2026-02-01', Price: 389_123 },
    ],
  }),
  ...propertyRecords(12, { ...SOLD, Price: 377_321, CreateDate: '2026-03-01' }),
  ...propertyRecords(13, { ...SOLD, Status: 4, Goal: 1, Price: 1873, ChargesRenter: 1374, Deposit: 5619 }),
  ...propertyRecords(14, { ...SOLD, Price: 91_357, AnnuityMonthly: 1731, WebIDs: '1' }),
  ...propertyRecords(15, { ...SOLD, Price: 311_222, ProjectID: 79, UnitNumber: '1.1' }),
  ...propertyRecords(16, { Price: 250_000, ProjectID: 79, UnitNumber: '1.2' }),
];
const projects = [{ ID: 79, language: 'nl', Name: 'De Linden', City: 'Ath', Zip: '7800' }];

/** As numbers, and as texts write them. */
const SECRETS = [389_123, 399_124, 27_411, 377_321, 1873, 1374, 5619, 91_357, 1731, 311_222].map((amount) => {
  const [, thousands = '', rest = ''] = /^(\d+)(\d{3})$/.exec(String(amount)) ?? [];
  return new RegExp(`(?<![\\d.-])${thousands}[.,\\s]?${rest}(?![\\d-])`);
});

/** Random bytes and moments: they may contain any four digits by chance. */
const RANDOM = /[\da-f]{32,}|\d{10,}/g;

const QUERIES = [
  '',
  '?lang=nl',
  '?lang=nl&pageSize=100&sort=price',
  '?lang=fr&ids=11,12,13,14,15',
  '?lang=nl&project=79',
  '?lang=nl&bbox=2,49,7,52&zoom=18',
  '?lang=nl&q=woning',
  '?lang=nl&q=11',
];

describe('the price of a home that is sold or rented', () => {
  let site: TestApi;
  const get = (url: string) => site.api.inject({ url });
  const idsOf = async (query: string) =>
    (await get(`/api/properties?${query}`)).json().items.map(({ id }: { id: number }) => id);
  beforeAll(async () => {
    site = await startTestApi();
    await site.load(records, { projects });
  });
  afterAll(() => site.close());

  test('is in no answer of the api, nor what reveals it', async () => {
    const leaks: string[] = [];
    let answered = 0;
    // Times in seconds have many digits.
    for (const address of await readableAddresses(site.api, [11, 12, 13, 14, 15, 79]))
      for (const query of address === '/metrics' ? [] : QUERIES) {
        const { statusCode, body } = await get(address + query);
        if (statusCode !== 200) continue;
        answered += 1;
        const text = body.replace(RANDOM, ' ');
        leaks.push(
          ...SECRETS.flatMap((secret) => secret.exec(text) ?? []).map((told) => `${address}${query}: ${told}`),
        );
      }
    expect(leaks).toEqual([]);
    expect(answered).toBeGreaterThan(60);
  });

  test('is absent where that of an available home is', async () => {
    const gone = (await get('/api/properties/13')).json();
    expect(gone).toMatchObject({ availability: 'rented', price: { amount: null, charges: null, annuity: null } });
    const { units } = (await get('/api/projects/79')).json();
    expect(units).toMatchObject([
      { name: '1.1', status: 'sold', price: { amount: null } },
      { name: '1.2', status: 'available', price: { amount: 250_000 } },
    ]);
  });

  test('neither filters nor orders a list', async () => {
    expect(await idsOf('goal=sale&minPrice=1000')).toEqual([16]);
    expect(await idsOf('goal=sale&maxPrice=400000')).toEqual([16]);
    const newest = await idsOf('goal=sale');
    expect(newest).toHaveLength(5);
    for (const sort of ['price', '-price']) expect(await idsOf(`goal=sale&sort=${sort}`)).toEqual(newest);
  });
});
