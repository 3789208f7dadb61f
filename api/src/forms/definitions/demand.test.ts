import { propertyRecords } from '@facade/feed/testing/sample-records';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('forms of registered searches', () => {
  let site: TestApi;
  beforeAll(async () => {
    site = await startTestApi();
    await site.load(propertyRecords(1));
  });
  afterAll(() => site.close());
  beforeEach(() => {
    site.mails.length = 0;
  });

  let address = 0;
  const send = (form: string, payload: object) => {
    address += 1;
    const headers = {
      'x-forwarded-for': `10.1.0.${address}`,
      'x-forwarded-host': 'site.example',
      'x-forwarded-proto': 'https',
    };
    return site.api.inject({ method: 'POST', url: `/api/forms/${form}`, headers, payload });
  };
  const search = { goal: 'sale', types: [1], cities: ['Ath|7800'], frequency: 'daily', language: 'nl' };
  const person = { firstName: 'An', lastName: 'Peeters', email: 'an@example.be', privacy: true };
  const linkIn = (page: string) =>
    new RegExp(`https://[^/]+/(\\w\\w)/${page}/([\\w-]+)/`).exec(site.mails[0]?.text ?? '')?.[2] ?? '';
  const post = (action: string, token: string) =>
    site.api.inject({ method: 'POST', url: `/api/subscriptions/${action}`, payload: { token } });

  test('are confirmed, changed and stopped by the links of mails', async () => {
    const answer = await send('demand', { ...search, ...person });
    expect([answer.statusCode, answer.json().next]).toEqual([201, '/nl/bedankt/hou-me-op-de-hoogte/']);
    expect(site.mails[0]?.text).toContain('woning te koop, Aat');
    expect((await post('confirm', linkIn('bevestigen'))).json()).toMatchObject({ state: 'confirmed' });

    site.mails.length = 0;
    expect((await send('demand-unsubscribe', { email: 'An@Example.be', language: 'nl' })).statusCode).toBe(201);
    const [change, stop] = [linkIn('mijn-zoekopdracht'), linkIn('uitschrijven')];
    site.mails.length = 0;
    const changed = { ...search, types: [12], frequency: 'weekly', token: change };
    expect((await send('demand', changed)).statusCode).toBe(201);
    expect(site.mails).toEqual([]);
    const seen = await site.api.inject({ url: `/api/subscriptions?token=${change}` });
    expect(seen.json().search).toMatchObject({ frequency: 'weekly', criteria: { types: [12] } });
    expect((await post('stop', stop)).json().state).toBe('stopped');
    expect((await send('demand', { ...changed, token: stop })).statusCode).toBe(404);
  });

  test('give the same answer for an unknown address, and mail it nothing', async () => {
    const known = await send('newsletter', { email: 'bea@example.be', privacy: true, language: 'fr' });
    expect(known.json().next).toBe('/fr/merci/sign-newsletter/');
    await post('confirm', linkIn('confirmer'));
    site.mails.length = 0;
    const started = performance.now();
    const answers = await Promise.all(
      ['bea@example.be', 'nobody@example.be'].map(async (email) => {
        const answer = await send('demand-unsubscribe', { email });
        // Neither is answered before a query and a mail would be done.
        expect(performance.now() - started).toBeGreaterThanOrEqual(395);
        return answer;
      }),
    );
    expect(answers.map((one) => [one.statusCode, one.json().next])).toEqual([
      [201, answers[0]?.json().next],
      [201, answers[0]?.json().next],
    ]);
    expect(site.mails.map(({ to }) => to.address)).toEqual(['bea@example.be']);
    // Without a saved search the mail speaks of the newsletter, and has its link once.
    expect(site.mails[0]?.text).not.toContain('zoekopdracht');
    expect(site.mails[0]?.text.match(/https:\S+uitschrijven\S+/g)).toHaveLength(1);
  });

  test('report an unknown town', async () => {
    const answer = await send('demand', { ...search, ...person, place: 'Atlantis' });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ path: 'place', message: 'We kennen geen gemeente of postcode met deze naam' }],
    ]);
  });

  test('of a bot register nothing', async () => {
    const before = await site.db.selectFrom('demand').select('id').execute();
    expect((await send('demand', { ...search, ...person, website: 'spam' })).statusCode).toBe(201);
    expect(await site.db.selectFrom('demand').select('id').execute()).toHaveLength(before.length);
    expect(site.mails).toEqual([]);
  });
});
