import { COOKIE, previewSite, TOKEN } from '../../testing/preview-site.ts';

const preview = previewSite();
const { get } = preview;

describe('the api, for the browser', () => {
  const calls = (path: string) =>
    preview.site.api.calls.filter((call) => call.path === path).map(({ headers }) => headers['x-facade-preview']);
  const host = 'site.example';

  test('is that of the preview for its pages', async () => {
    await get('/api/x', { ...COOKIE, host, referer: `http://${host}/preview/nl/te-koop/` });
    expect(calls('/x')).toEqual([TOKEN]);
  });

  test.each([
    ['a public page', { ...COOKIE, referer: `http://${host}/nl/preview/` }],
    ['a page of another site', { ...COOKIE, referer: 'http://evil.example/preview/nl/' }],
    ['no page', COOKIE],
    ['a browser without it', { referer: `http://${host}/preview/nl/` }],
    ['a client that sets the header', { 'x-facade-preview': TOKEN }],
  ])('is the public one for %s', async (_who, headers) => {
    await get('/api/x', { host, ...headers });
    expect(calls('/x')).toEqual([undefined]);
  });
});

describe('leaving', () => {
  const leave = (headers: Record<string, string>) =>
    preview.site.server.inject({
      method: 'POST',
      url: '/preview/leave',
      headers: { ...COOKIE, host: 'site.example', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  test.each([
    ['/preview/nl/te-koop/?a=1', '/nl/te-koop/?a=1'],
    ['/preview/fr/printemps/', '/fr/'],
    ['/nl/contact/', '/'],
  ])('%s redirects to the live site: %s', async (page, expected) => {
    const answer = await leave({ referer: `http://site.example${page}` });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, expected]);
    expect(answer.headers['set-cookie']).toMatch(/^facade_preview=; Max-Age=0/);
  });

  test('another site cannot end it', async () => {
    expect((await leave({ origin: 'http://evil.example' })).statusCode).toBe(403);
  });
});
