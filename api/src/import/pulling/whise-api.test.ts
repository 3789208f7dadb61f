import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotPulled } from './api-client.ts';
import { pullHomes } from './pull-homes.ts';
import { pulledFile } from './pulled-file.ts';
import { type CrmAnswer, type CrmRequest, CrmServer } from './testing/crm-server.ts';
import { whiseApi } from './whise-api.ts';

interface Estate {
  id: number;
  name?: string;
  status: { id: number };
  displayStatusId: number;
  updated: string;
}

/** Plays Whise: tokens, filters by status, display and modification, pages. */
class Whise {
  estates: Estate[] = [];
  tokens = 0;
  valid = '';

  readonly answer = ({ path, body, headers }: CrmRequest): CrmAnswer => {
    if (path === '/token')
      return body.Username === 'agency' && body.Password === 'secret' ? { json: { token: 'own' } } : { status: 401 };
    if (path === '/v1/admin/clients/token') {
      if (headers.authorization !== 'Bearer own' || body.ClientId !== 7 || body.OfficeId !== 8) return { status: 401 };
      this.tokens += 1;
      this.valid = `client-${this.tokens}`;
      return { json: { token: this.valid } };
    }
    if (headers.authorization !== `Bearer ${this.valid}`) return { status: 401 };
    const { StatusIds, DisplayStatusIds, UpdateDateTimeRange } = body.Filter;
    const found = this.estates.filter(
      ({ status, displayStatusId, updated }) =>
        StatusIds.includes(status.id) &&
        DisplayStatusIds.includes(displayStatusId) &&
        (!UpdateDateTimeRange || updated >= UpdateDateTimeRange.Min),
    );
    const { Limit, Offset } = body.Page;
    const json = { estates: found.slice(Offset, Offset + Limit), totalCount: found.length, isValidRequest: true };
    return { json };
  };
}

describe('pulling from Whise', () => {
  let folder: string;
  let whise: Whise;
  let server: CrmServer;
  let api: ReturnType<typeof whiseApi>;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'facade-pull-'));
    whise = new Whise();
    whise.estates = Array.from({ length: 120 }, (_, index) => estate(index + 1));
    server = new CrmServer(whise.answer);
    api = whiseApi(account(await server.start()), { pause: 1 });
  });
  afterEach(() => {
    server.stop();
    rmSync(folder, { recursive: true });
  });

  const account = (url: string) => ({ url, username: 'agency', password: 'secret', clientId: 7, officeId: 8 });
  const estate = (id: number): Estate => ({
    id,
    status: { id: 1 },
    displayStatusId: 2,
    updated: '2026-01-01T00:00:00.000Z',
  });
  const pull = (at: string) => pullHomes(api, { dataFolder: folder, now: new Date(at) });
  const text = () => readFileSync(pulledFile(folder, api), 'utf8');
  const homes = (): Estate[] => JSON.parse(text());
  const lists = () => server.requests.filter(({ path }) => path === '/v1/estates/list');

  test('takes all pages, then only what changed, then all again after a day', async () => {
    await pull('2026-06-01T08:00:00Z');
    expect([homes().length, lists().length, whise.tokens]).toEqual([120, 3, 1]);

    Object.assign(whise.estates[4] as Estate, { name: 'new name', updated: '2026-06-01T08:10:00.000Z' });
    Object.assign(whise.estates[5] as Estate, { status: { id: 6 }, updated: '2026-06-01T08:10:00.000Z' });
    Object.assign(whise.estates[6] as Estate, { displayStatusId: 1, updated: '2026-06-01T08:10:00.000Z' });
    whise.estates.push({ ...estate(500), updated: '2026-06-01T08:11:00.000Z' });
    // Gone without a trace: only a pull of all homes can know.
    whise.estates.splice(0, 1);
    await pull('2026-06-01T08:15:00Z');
    expect([homes().length, lists().length, whise.tokens]).toEqual([119, 4, 1]);
    expect(homes().find(({ id }) => id === 5)).toMatchObject({ name: 'new name' });
    expect(homes().filter(({ id }) => id === 6 || id === 7)).toEqual([]);

    await pull('2026-06-02T08:00:00Z');
    expect([homes().length, homes().some(({ id }) => id === 1)]).toEqual([118, false]);
  });

  test('signs in again when the token has expired', async () => {
    await pull('2026-06-01T08:00:00Z');
    whise.valid = 'another';
    await pull('2026-06-01T08:15:00Z');
    expect([homes().length, whise.tokens]).toEqual([120, 2]);
  });

  test('waits when there were too many requests, and repeats what failed', async () => {
    server.first.push({ status: 429, headers: { 'retry-after': '1' } }, { status: 503 }, { cutOff: '{"token":' });
    const begun = Date.now();
    await pull('2026-06-01T08:00:00Z');
    expect(homes()).toHaveLength(120);
    expect(Date.now() - begun).toBeGreaterThan(900);
  });

  test('a page that fails changes nothing, and the next pull is complete', async () => {
    await pull('2026-06-01T08:00:00Z');
    const before = text();
    whise.estates.push(estate(200));
    const { answer } = whise;
    let pages = 0;
    const failing = new CrmServer((request) => {
      pages += request.path === '/v1/estates/list' ? 1 : 0;
      return pages === 2 ? { status: 400 } : answer(request);
    });
    const pulled = pullHomes(whiseApi(account(await failing.start())), {
      dataFolder: folder,
      now: new Date('2026-06-02T09:00:00Z'),
    });
    await expect(pulled).rejects.toThrow(new NotPulled('/v1/estates/list answers 400'));
    failing.stop();
    expect(text()).toBe(before);
    await pull('2026-06-02T09:15:00Z');
    expect(homes()).toHaveLength(121);
  });

  test('refuses pages that do not add up', async () => {
    const { answer } = whise;
    server.stop();
    server = new CrmServer((request) =>
      request.path === '/v1/estates/list' ? { json: { estates: [estate(1)], totalCount: 3 } } : answer(request),
    );
    api = whiseApi(account(await server.start()), { pause: 1 });
    await expect(pull('2026-06-01T08:00:00Z')).rejects.toThrow('/v1/estates/list has 1 of 3 homes');
  });

  test('says that the account is wrong, without its password', async () => {
    server.stop();
    server = new CrmServer(whise.answer);
    api = whiseApi({ ...account(await server.start()), password: 'hunter2' }, { pause: 1 });
    const failure = await pull('2026-06-01T08:00:00Z').catch((error: Error) => error);
    expect(String(failure)).toBe('NotPulled: /token answers 401: is the account right?');
  });
});
