import { propertyRecords } from '@facade/feed/testing/sample-records';
import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const person = {
  firstName: 'Marie',
  lastName: 'Dubois',
  email: 'marie@example.be',
  phone: '0470 12 34 56',
  privacy: true,
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const valuation = {
  ...person,
  street: 'Rue Haute',
  houseNumber: '12',
  zip: '7800',
  city: 'Ath',
  type: 'house',
  livingArea: '150',
  state: 'good',
  language: 'fr',
};
const application = {
  ...person,
  propertyId: 2,
  persons: 3,
  children: 1,
  income: '2.400',
  startDate: inDays(30),
  documents: ['payslips'],
};
const offer = {
  ...person,
  propertyId: 1,
  price: '199 999',
  validUntil: inDays(10),
  condition: 'loan',
  loanAmount: 150_000,
  address: 'Rue Basse 1',
  zip: '7800',
  city: 'Ath',
  binding: true,
};

describe('valuation, rental application and purchase offer', () => {
  let site: TestApi;
  const post = (form: string, payload: object, headers: Record<string, string> = {}) =>
    site.api.inject({ method: 'POST', url: `/api/forms/${form}`, payload, headers });
  beforeAll(async () => {
    site = await startTestApi();
    await site.load([...propertyRecords(1), ...propertyRecords(2, { Goal: 1, Price: 700 })]);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    site.mails.length = 0;
    await site.db.deleteFrom('hit_counter').execute();
  });

  test.each([
    [
      'valuation',
      valuation,
      '/fr/merci/contact-demand/',
      ['Rue Haute 12, 7800 Ath', 'Huis', '150 m²', 'goed onderhouden'],
    ],
    [
      'rental-application',
      application,
      '/nl/bedankt/kandidatuur-verhuur/?home=2',
      ['€ 2.400', 'loonfiches van de laatste drie maanden'],
    ],
    [
      'purchase-offer',
      offer,
      `/nl/bedankt/vast-bod/?home=1&offer=199999&until=${offer.validUntil}&condition=loan`,
      ['€ 199.999', '€ 19.999,90', 'het verkrijgen van een hypothecair krediet', '€ 150.000'],
    ],
  ])('%s is stored, mailed to both, and redirects to its own page', async (form, values, next, told) => {
    const response = await post(form, values);
    expect([response.statusCode, response.json().next]).toEqual([201, next]);
    const [agency, visitor] = site.mails;
    for (const text of told) expect(agency?.text.replace(/[\u00a0\u202f]/g, ' ')).toContain(text);
    expect(agency?.replyTo?.address).toBe('marie@example.be');
    expect(visitor).toMatchObject({ to: { address: 'marie@example.be' }, isAutomatic: true });
    expect(visitor?.text).not.toContain('Dubois');
  });

  test.each([
    ['valuation', valuation, { zip: '78', type: '' }, ['zip', 'type']],
    ['rental-application', application, { children: 9 }, ['children']],
    ['rental-application', application, { propertyId: undefined }, ['home']],
    ['rental-application', application, { propertyId: 99 }, ['propertyId']],
    ['rental-application', application, { startDate: inDays(-3) }, ['startDate']],
    ['purchase-offer', offer, { binding: false }, ['binding']],
    ['purchase-offer', offer, { condition: 'own' }, ['conditionText']],
    ['purchase-offer', offer, { validUntil: inDays(-2) }, ['validUntil']],
    ['purchase-offer', offer, { validUntil: inDays(400) }, ['validUntil']],
  ])('%s is refused with invalid values (%#)', async (form, values, changes, fields) => {
    const response = await post(form, { ...values, ...changes });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(errorsByField(response.json().errors)).sort()).toEqual([...fields].sort());
    expect(site.mails).toEqual([]);
  });

  test('a step is checked separately, and nothing is stored', async () => {
    const check = (fields: string, values: object) =>
      site.api.inject({
        method: 'POST',
        url: `/api/forms/valuation/check?fields=${fields}`,
        payload: values,
        headers: { 'accept-language': 'fr' },
      });
    const { street, houseNumber, zip, city } = valuation;
    const before = await site.db.selectFrom('submission').select('id').execute();
    expect((await check('street,houseNumber,zip,city', { street, houseNumber, zip, city })).statusCode).toBe(204);
    const wrong = await check('street,houseNumber,zip,city', { street, houseNumber, zip: '12', city });
    expect([wrong.statusCode, errorsByField(wrong.json().errors)]).toEqual([
      422,
      { zip: 'Ce code postal n’est pas valable\u00a0: quatre chiffres, par exemple 7800' },
    ]);
    expect(await site.db.selectFrom('submission').select('id').execute()).toEqual(before);
  });

  test('terms and papers contain their home', async () => {
    const terms = (await site.api.inject('/api/form-terms?lang=nl&home=2')).json();
    expect(terms).toMatchObject({ home: { id: 2, goal: 'rent', price: 700, region: 'wallonia' }, incomeTimesRent: 3 });
    expect((await site.api.inject('/api/form-terms?home=99')).json().home).toBeNull();
    const paper = await site.api.inject('/api/papers/rental-application.pdf?lang=nl&home=2');
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(paper.headers['content-disposition']).toBe('inline; filename="rental-application-2-nl.pdf"');
    const known = { 'if-none-match': String(paper.headers.etag) };
    const again = await site.api.inject({ url: '/api/papers/rental-application.pdf?lang=nl&home=2', headers: known });
    expect(again.statusCode).toBe(304);
    expect((await site.api.inject('/api/papers/purchase-offer.pdf?lang=fr')).statusCode).toBe(200);
    expect((await site.api.inject('/api/papers/purchase-offer.pdf?home=99')).statusCode).toBe(404);
    expect((await site.api.inject('/api/papers/purchase-offer.pdf?house=1')).statusCode).toBe(400);
  });
});
