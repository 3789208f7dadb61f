import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrityOf } from '@facade/platform/registry';
import { fakeReleaseHandles } from '../testing/fake-release-handles.ts';
import { VariantSite, visitorWith } from '../testing/variant-site.ts';
import { ReleaseHandle } from './release-handle.ts';

const now = 1_000_000;
let site: VariantSite;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  fakeReleaseHandles();
  site = new VariantSite();
});
afterEach(() => {
  jest.restoreAllMocks();
  site.close();
});

describe('an override to an address', () => {
  let host: Server;
  let origin: string;
  let asked: string[];
  beforeEach(async () => {
    asked = [];
    host = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/elsewhere/release.json') response.writeHead(302, { location: '/a/release.json' }).end();
      else response.end('{"name":"a","version":"7"}');
    });
    await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
    origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    await site.deploy({ a: ['1'], b: ['1'] });
  });
  afterEach(() => {
    host.closeAllConnections();
    host.close();
  });
  const to = (path: string) => visitorWith({ section: 'a', kind: 'url', name: origin + path });

  test('that is not allowed is never asked by the server: the section is left to the browser', async () => {
    const releases = site.follow(new Set(['http://127.0.0.1:1']));
    await releases.refresh();
    const { set, overrides } = await releases.lease(to('/a/web/entry.js'));
    expect(set.pins().a).toEqual({ version: new URL(origin).host, entry: `${origin}/a/web/entry.js` });
    await expect(set.load('a', 'page-a')).rejects.toMatchObject({ name: 'LeftToBrowser' });
    expect(await set.load('b', 'page-a')).toEqual({ version: '1' });
    expect(set.handles.get('a')?.address()).toMatchObject({ entry: `${origin}/a/web/entry.js` });
    expect(overrides).toMatchObject([{ version: new URL(origin).host }]);
    expect(asked).toEqual([]);
  });

  test('that is allowed is opened as what it describes itself as', async () => {
    const releases = site.follow(new Set([origin]));
    await releases.refresh();
    const { set } = await releases.lease(to('/a/web/entry.js'));
    expect(asked).toEqual(['/a/release.json']);
    expect(set.pins().a).toEqual({ version: '7', entry: `${origin}/a/entry.js` });
    const [, { extras }] = (ReleaseHandle.open as unknown as jest.Mock).mock.calls.at(-1) ?? [];
    expect(extras.descriptor).toBe(integrityOf(Buffer.from('{"name":"a","version":"7"}')));
  });

  test('that leads elsewhere is not followed', async () => {
    const releases = site.follow(new Set([origin]));
    await releases.refresh();
    expect((await releases.lease(to('/elsewhere/web/entry.js'))).set.id).toBe('a@1 b@1');
    expect(asked).toEqual(['/elsewhere/release.json']);
  });
});
