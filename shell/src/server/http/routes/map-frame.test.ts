import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('/map-frame/', () => {
  let site: TestServer;
  beforeAll(async () => {
    site = await startTestServer();
  });
  afterAll(() => site.close());

  test('is a minimal document that only this site may frame, that is not indexed and loads one script', async () => {
    const { statusCode, headers, body } = await site.server.inject('/map-frame/?lng=fr');
    expect(statusCode).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).toContain('<html lang="fr">');
    expect(body.match(/<script>/g)).toHaveLength(1);
    expect(body).toMatch(/"\/_shell\/map-frame[^"]*\.js"/);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
  });

  test.each(['?lng=xx', '?lng=%3Cscript%3E', '', '?lng=nl&lng=fr'])(
    'answers %j in an available language',
    async (query) => {
      const { statusCode, body } = await site.server.inject(`/map-frame/${query}`);
      expect(statusCode).toBe(200);
      expect(body).toMatch(/<html lang="(nl|fr|en)">/);
      expect(body).not.toContain('<script>alert');
    },
  );

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await site.server.inject('/map-frame/?lng=nl');
    const again = await site.server.inject({
      url: '/map-frame/?lng=nl',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});
