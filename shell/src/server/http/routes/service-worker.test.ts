import { runInNewContext } from 'node:vm';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const ask = (site: TestServer, headers = {}) => site.server.inject({ url: '/service-worker.js', headers });
const workerIn = (script: string) => {
  const scope: { OFFLINE?: { kept: string[]; pages: Record<string, string>; policy: string } } = {};
  runInNewContext(script, { self: scope });
  return scope.OFFLINE;
};

describe('/service-worker.js', () => {
  let site: TestServer;
  beforeAll(async () => {
    site = await startTestServer();
  });
  afterAll(() => site.close());

  test('covers the whole site, is revalidated each time, and may only connect to this site', async () => {
    const { statusCode, headers } = await ask(site);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'service-worker-allowed': '/',
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    expect((await ask(site, { 'if-none-match': headers.etag })).statusCode).toBe(304);
  });

  test('knows the pages of favourites, and an offline page in each language with the phone number', async () => {
    const { kept = [], pages = {}, policy = '' } = workerIn((await ask(site)).body) ?? {};
    expect(kept).toContain('/nl/bewaard/');
    expect(kept).toContain('/fr/favoris/');
    expect(pages.nl).toContain('<html lang="nl">');
    expect(pages.nl).toMatch(/href="tel:\+\d+"/);
    expect(pages.nl).not.toMatch(/<script| style=| src=/);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/);
  });

  test('documents refer to it', async () => {
    const { body, headers } = await site.server.inject('/nl/');
    expect(body).toContain('"offline":true');
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
  });
});

describe('/service-worker.js, disabled', () => {
  test('unregisters an existing worker, and no document refers to it', async () => {
    const site = await startTestServer({ configuration: { offline: false } });
    const { statusCode, body, headers } = await ask(site);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('registration.unregister()');
    expect(body).not.toContain("'fetch'");
    expect((await site.server.inject('/nl/')).body).not.toContain('"offline":');
    await site.close();
  });
});
