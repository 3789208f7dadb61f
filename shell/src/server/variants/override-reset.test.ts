import { type OverrideSite, PATH, startOverrideSite } from '../testing/override-site.ts';

let started: OverrideSite;
beforeEach(async () => {
  started = await startOverrideSite();
});
afterEach(() => started.close());

const post = (headers: Record<string, string>) =>
  started.site.server.inject({
    method: 'POST',
    url: '/_override/reset',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'site.example', ...headers },
  });

test('reset takes every override away and leads back', async () => {
  const referer = `http://site.example${PATH}?a=1`;
  const answer = await post({ cookie: `facade_override=${started.sign()}`, origin: 'http://site.example', referer });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${PATH}?a=1`]);
  expect(answer.headers['set-cookie']).toMatch(/^facade_override=; Max-Age=0; Path=\/;/);
});

test.each([
  ['another site', { origin: 'http://evil.example', referer: 'http://evil.example/nl/' }],
  ['a sandbox', { origin: 'null' }],
  ['a link', { 'sec-fetch-site': 'cross-site' }],
])('%s cannot even reset, nor lead elsewhere', async (_name, headers) => {
  const answer = await post(headers as Record<string, string>);
  expect([answer.statusCode, answer.headers.location, answer.headers['set-cookie']]).toEqual([
    403,
    undefined,
    undefined,
  ]);
});
