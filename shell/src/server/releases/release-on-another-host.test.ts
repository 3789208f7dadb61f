import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildTinyRelease, ReleaseCopy } from '../testing/opened-release.ts';
import type { TinyRelease } from '../testing/tiny-release.ts';

let built: TinyRelease;
beforeAll(async () => {
  built = await buildTinyRelease();
});

let copy: ReleaseCopy;
beforeEach(() => {
  copy = new ReleaseCopy(built);
});
afterEach(() => copy.remove());

describe('a release on another host', () => {
  let host: Server;
  let base: string;
  let answer: (path: string) => Buffer | number | null;
  beforeEach(async () => {
    host = createServer((request, response) => {
      const found = answer((request.url ?? '').slice(1));
      if (found === null) return;
      if (typeof found === 'number') response.writeHead(found).end();
      else response.end(found);
    });
    await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
    base = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
  });
  afterEach(() => {
    host.closeAllConnections();
    host.close();
  });
  const away = () => ({ ...built.deployment, extras: { ...built.deployment.extras, base } });

  test('is read from that host', async () => {
    answer = (path) => readFileSync(copy.fileOf(path));
    const handle = await copy.open(away());
    expect(handle.entry).toBe(`${base}${handle.descriptor.entry}`);
    handle.close();
  });

  test('that lacks a file', async () => {
    answer = (path) => (path.includes('page_hello') ? 404 : readFileSync(copy.fileOf(path)));
    await expect(copy.open(away())).rejects.toThrow(/page_hello\.\w+\.cjs cannot be read: it answered 404/);
  });

  test('that is slow is abandoned within seconds', async () => {
    answer = (path) => (path.includes('page_hello') ? null : readFileSync(copy.fileOf(path)));
    const started = Date.now();
    await expect(copy.open(away())).rejects.toThrow(/page_hello\.\w+\.cjs/);
    expect(Date.now() - started).toBeLessThan(4500);
  });
});
