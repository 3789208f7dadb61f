import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { measurePicture } from '../../pictures/measure.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { type CrmAnswer, type CrmRequest, CrmServer } from '../pulling/testing/crm-server.ts';
import { importWhereChanged } from '../scheduled/scheduled-import.ts';
import { claimHints, endHints, hintedSources } from './crm-hints.ts';

const SECRET = 'a secret of the website';

/** Plays SweepBright: it answers for the homes that it has published, and takes the addresses of their pages. */
class Sweepbright {
  readonly homes = new Map<string, object>();
  readonly addresses = new Map<string, string>();
  /** Homes whose requests fail. */
  readonly broken = new Set<string>();

  readonly answer = ({ path, method, headers, body }: CrmRequest): CrmAnswer => {
    if (path === '/api/oauth/token') {
      const isRight = body.grant_type === 'client_credentials' && body.client_secret === SECRET;
      return isRight ? { json: { token_type: 'Bearer', expires_in: 3600, access_token: 'token' } } : { status: 401 };
    }
    if (headers.authorization !== 'Bearer token') return { status: 401 };
    expect(headers.accept).toMatch(/^application\/vnd\.sweepbright\.v\d{8}\+json$/);
    const [, id = '', isUrl] = /^\/api\/estates\/([^/]+)(\/url)?$/.exec(path) ?? [];
    if (method === 'PUT' && isUrl) this.addresses.set(id, body.url);
    if (method === 'PUT') return { status: 204 };
    if (this.broken.has(id)) return { status: 403 };
    const home = this.homes.get(id);
    return home ? { json: home } : { status: 404 };
  };
}

/** Plays Whise without homes. */
const whise = ({ path }: CrmRequest): CrmAnswer => ({
  json: path === '/v1/estates/list' ? { estates: [], totalCount: 0 } : { token: 'token' },
});

const home = (id: string, price: number, more: object = {}) => ({
  ...{ id, is_project: false, project_id: null, type: 'house', negotiation: 'sale', status: 'available' },
  ...{ price: { amount: price, currency: 'EUR', hidden: false }, description: { nl: 'Mooi huis.' } },
  ...{ location: { city: 'Ath', postal_code: '7800', country: 'BE', hidden: true }, description_title: {}, ...more },
});

describeDatabase('what CRMs say', (db) => {
  let site: TestApi;
  let crm: Sweepbright;
  let server: CrmServer;
  beforeAll(async () => {
    crm = new Sweepbright();
    server = new CrmServer((request) => (request.path.startsWith('/api/') ? crm.answer(request) : whise(request)));
    const url = await server.start();
    const env = {
      SWEEPBRIGHT_URL: `${url}/api`,
      SWEEPBRIGHT_CLIENT_ID: 'site',
      SWEEPBRIGHT_CLIENT_SECRET: SECRET,
      ...{ WHISE_URL: url, WHISE_USERNAME: 'agency', WHISE_PASSWORD: 'hunter2', WHISE_CLIENT_ID: '7' },
    };
    site = await startTestApi({ db: db(), env });
  });
  afterAll(async () => {
    server.stop();
    await site.close();
  });

  let clock = Date.parse('2026-06-01T08:00:00Z');
  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    site.api.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
  const signed = (body: string) => createHmac('sha1', SECRET).update(body).digest('hex');
  const send = (body: string, signature = signed(body)) =>
    post('/api/webhooks/sweepbright', body, { 'x-hook-signature': signature });
  const later = () => {
    clock += 1000;
    return clock;
  };
  const eventOf = (event: string, id: string, at = later()) =>
    JSON.stringify({ event, estate_id: id, company_id: 'c', happened_at: new Date(at).toISOString() });
  const say = async (event: string, id: string, at?: number) => {
    const { statusCode } = await send(eventOf(event, id, at));
    expect(statusCode).toBe(200);
  };
  const placeOf = (crmName: string) => {
    const place = site.config.feedSchedule?.feeds.find(({ name }) => name === crmName);
    if (!place) throw new Error(`${crmName} is not configured`);
    return place;
  };
  const turn = async () => {
    const place = placeOf('sweepbright');
    const { config, log: lines } = site;
    const snapshot = await site.siteData.current();
    const settings = { ...snapshot.content.settings, origin: 'https://www.agency.example' };
    const siteData = { current: async () => ({ ...snapshot, content: { ...snapshot.content, settings } }) };
    const log = { info() {}, warn: (details: object, message: string) => void lines.push({ ...details, message }) };
    const outbox = { add: async () => {} };
    server.requests.length = 0;
    await importWhereChanged(place, { db: db(), config, siteData, outbox, measure: measurePicture, log });
    return server.requests.map(({ method, path }) => `${method} ${path.replace('/api/', '')}`);
  };
  const prices = async () =>
    (await db().selectFrom('property').select('price').orderBy('price').execute()).map(({ price }) => price);

  test('nothing is requested, and nothing fails, before the first event', async () => {
    expect([await turn(), await prices()]).toEqual([[], []]);
  });

  test('events without the signature of their bytes are refused, and odd ones never fail', async () => {
    const body = eventOf('estate-added', 'one');
    expect((await post('/api/webhooks/sweepbright', body)).statusCode).toBe(401);
    for (const signature of ['', 'x', 'é'.repeat(40), signed(`${body} `), `${signed(body)}0`, signed(body).slice(1)])
      expect((await send(body, signature)).statusCode).toBe(401);
    const odd = ['', '[]', 'null', '{', '"a"', eventOf('estate-added', '../one'), eventOf('estate-added', '')];
    for (const one of odd) expect([one, (await send(one)).statusCode]).toEqual([one, 400]);
    expect((await send(JSON.stringify({ event: 'estate-added', text: 'x'.repeat(5000) }))).statusCode).toBe(413);
    expect((await send(eventOf('estate-lauded', 'one'))).statusCode).toBe(200);
    expect(await hintedSources(db())).toEqual([]);
  });

  test('a published home is on the site with what the API answers, and its address at the CRM', async () => {
    crm.homes.set('one', home('one', 200_000));
    await say('estate-added', 'one');
    await say('estate-updated', 'one');
    expect(await hintedSources(db())).toEqual(['sweepbright']);
    expect(await turn()).toEqual(['POST oauth/token', 'GET estates/one', 'PUT estates/one/url']);
    expect(await prices()).toEqual([200_000]);
    expect(crm.addresses.get('one')).toMatch(/^https:\/\/www\.agency\.example\/nl\/te-koop\/.*1000000000/);
    expect([await hintedSources(db()), await turn()]).toEqual([[], []]);
  });

  test('a change comes in, an older event does not, and one home that fails does not keep the others waiting', async () => {
    const old = clock;
    crm.homes.set('one', home('one', 210_000)).set('two', home('two', 300_000));
    crm.broken.add('three');
    for (const id of ['three', 'one', 'two']) await say('estate-updated', id);
    const requests = await turn();
    expect(requests.filter((one) => one.startsWith('GET')).sort()).toEqual([
      'GET estates/one',
      'GET estates/three',
      'GET estates/two',
    ]);
    expect(await prices()).toEqual([210_000, 300_000]);
    await say('estate-deleted', 'one', old - 5000);
    expect([await turn(), await prices()]).toEqual([[], [210_000, 300_000]]);

    crm.broken.clear();
    crm.homes.set('three', home('three', 400_000));
    await sql`update crm_hint set due_at = now() where due_at is not null`.execute(db());
    await turn();
    expect(await prices()).toEqual([210_000, 300_000, 400_000]);
  });

  test('a home that the API does not know stays, one that was withdrawn goes, down to the last but one', async () => {
    crm.homes.delete('three');
    await say('estate-updated', 'three');
    await turn();
    expect(await prices()).toEqual([210_000, 300_000, 400_000]);
    expect(site.log.at(-1)).toMatchObject({ home: 'three', message: expect.stringContaining('publish it again') });
    for (const id of ['three', 'two']) {
      await say('estate-deleted', id);
      expect(await turn()).toEqual([]);
    }
    expect(await prices()).toEqual([210_000]);
  });

  test('a project comes with its units, and they go with it', async () => {
    const unit = (id: string, price: number) => home(id, price, { project_id: null });
    const texts = { description_title: { nl: 'Nieuwbouw' } };
    const project = { ...home('p', 0, { is_project: true, ...texts }), properties: [unit('u1', 1e5), unit('u2', 2e5)] };
    crm.homes.set('p', project);
    await say('estate-added', 'p');
    await turn();
    expect(await prices()).toEqual([100_000, 200_000, 210_000]);
    expect(await db().selectFrom('project').select('id').execute()).toHaveLength(1);
    crm.homes.set('p', { ...project, properties: [unit('u2', 250_000)] });
    await say('estate-updated', 'p');
    await turn();
    expect(await prices()).toEqual([210_000, 250_000]);
    await say('estate-deleted', 'p');
    await turn();
    expect([await prices(), await db().selectFrom('project').select('id').execute()]).toEqual([[210_000], []]);
  });

  test('homes that are not on the site do not keep the address of a new one waiting', async () => {
    await sql`insert into source_id (source, kind, id, number)
      select 'sweepbright', 'property', 'x' || n, 900000 + n from generate_series(1, 200) as n`.execute(db());
    await sql`insert into crm_hint (source, home, is_deleted, happened_at, hinted_at, due_at, wants_address)
      select source, id, false, now(), now() - interval '1 day', null, true from source_id where number > 900000 and number <= 900200`.execute(
      db(),
    );
    crm.homes.set('new', home('new', 500_000));
    await say('estate-added', 'new');
    expect(await turn()).toEqual(['GET estates/new', 'PUT estates/new/url']);
  });

  test('whatever Whise sends, it is pulled once a minute at most', async () => {
    for (const body of ['{}', '[]', JSON.stringify({ clientId: 7, events: [{ name: 'estate_update' }] })])
      expect((await post('/api/webhooks/whise', body)).statusCode).toBe(200);
    expect(await hintedSources(db())).toEqual(['whise']);
    await placeOf('whise').bringUpToDate?.({ db: db(), log: { warn() {} } });
    const due = () => db().selectFrom('crm_hint').select('due_at').where('source', '=', 'whise').execute();
    expect(await due()).toEqual([{ due_at: null }]);
    await post('/api/webhooks/whise', '{}');
    expect([await hintedSources(db()), await due()]).toEqual([[], [{ due_at: expect.any(Date) }]]);
    await sql`update crm_hint set due_at = now() where source = 'whise'`.execute(db());
    const claimed = await claimHints(db(), 'whise');
    await post('/api/webhooks/whise', '{}');
    await endHints(db(), 'whise', claimed);
    const [next] = await due();
    expect(next?.due_at?.getTime()).toBeLessThan(Date.now() + 90_000);
  });
});
