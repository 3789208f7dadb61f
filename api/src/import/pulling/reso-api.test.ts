import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pullHomes } from './pull-homes.ts';
import { pulledFile } from './pulled-file.ts';
import { resoApi } from './reso-api.ts';
import { type CrmAnswer, type CrmRequest, CrmServer } from './testing/crm-server.ts';

interface Home {
  ListingKey: string;
  ModificationTimestamp: string;
  ListPrice?: number;
}

/** Plays a RESO server: client credentials, filter by modification, pages of two with links. */
class Reso {
  homes: Home[] = [];
  valid = 0;
  url = '';
  /** Turns the link to the second page into one to another host. */
  leads: string | null = null;

  readonly answer = ({ path, body, headers }: CrmRequest): CrmAnswer => {
    if (path === '/oauth/token') {
      const isRight = body.grant_type === 'client_credentials' && body.client_secret === 'secret';
      if (!isRight) return { status: 401 };
      this.valid += 1;
      return { json: { access_token: `token-${this.valid}`, expires_in: 3600 } };
    }
    if (headers.authorization !== `Bearer token-${this.valid}`) return { status: 401 };
    const query = new URL(path, this.url).searchParams;
    const filter = query.get('$filter') ?? '';
    expect(filter).toMatch(/^\(ListOfficeKey eq 'O1'\)/);
    const since = /ModificationTimestamp ge ([^)]+)/.exec(filter)?.[1] ?? '';
    const found = this.homes.filter(({ ModificationTimestamp }) => ModificationTimestamp >= since);
    const skip = Number(query.get('$skiptoken') ?? 0);
    query.set('$skiptoken', String(skip + 2));
    const next = `${this.leads ?? this.url}/odata/Property?${query}`;
    const more = skip + 2 < found.length ? { '@odata.nextLink': next } : {};
    return { json: { '@odata.count': found.length, value: found.slice(skip, skip + 2), ...more } };
  };
}

describe('pulling from a RESO Web API', () => {
  let folder: string;
  let reso: Reso;
  let server: CrmServer;
  let api: ReturnType<typeof resoApi>;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'facade-pull-'));
    reso = new Reso();
    reso.homes = [1, 2, 3, 4, 5].map((id) => ({
      ListingKey: `K${id}`,
      ModificationTimestamp: '2026-01-01T00:00:00.000Z',
    }));
    server = new CrmServer(reso.answer);
    reso.url = await server.start();
    const access = { tokenUrl: `${reso.url}/oauth/token`, clientId: 'agency', secret: 'secret' };
    api = resoApi({ url: `${reso.url}/odata`, access, filter: "ListOfficeKey eq 'O1'" }, { pause: 1 });
  });
  afterEach(() => {
    server.stop();
    rmSync(folder, { recursive: true });
  });

  const pull = (at: string) => pullHomes(api, { dataFolder: folder, now: new Date(at) });
  const homes = () => JSON.parse(readFileSync(pulledFile(folder, api), 'utf8')) as Home[];

  test('follows the links of all pages, then takes what changed, then all again after a day', async () => {
    await pull('2026-06-01T08:00:00Z');
    expect(homes().map(({ ListingKey }) => ListingKey)).toEqual(['K1', 'K2', 'K3', 'K4', 'K5']);
    Object.assign(reso.homes[1] as Home, { ListPrice: 1, ModificationTimestamp: '2026-06-01T08:05:00.000Z' });
    reso.homes.splice(0, 1);
    await pull('2026-06-01T08:15:00Z');
    expect(homes().map(({ ListPrice }) => ListPrice)).toEqual([undefined, 1, undefined, undefined, undefined]);
    await pull('2026-06-02T08:15:00Z');
    expect(homes().map(({ ListingKey }) => ListingKey)).toEqual(['K2', 'K3', 'K4', 'K5']);
  });

  test('requests a new token when the old one has expired', async () => {
    await pull('2026-06-01T08:00:00Z');
    reso.valid = 9;
    await pull('2026-06-01T08:15:00Z');
    expect([homes().length, reso.valid]).toEqual([5, 10]);
  });

  test('sends its token to no other host', async () => {
    reso.leads = 'https://elsewhere.example';
    await expect(pull('2026-06-01T08:00:00Z')).rejects.toThrow('/odata/Property is on another host: elsewhere.example');
  });
});
