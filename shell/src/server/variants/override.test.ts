import { type OverrideSite, PATH, startOverrideSite, UNTIL } from '../testing/override-site.ts';

let started: OverrideSite;
beforeEach(async () => {
  started = await startOverrideSite();
});
afterEach(() => started.close());

const cookieOf = (answer: { headers: object }) =>
  String((answer.headers as Record<string, unknown>)['set-cookie'] ?? '').split(';')[0] ?? '';

test('a link: the cookie, then the same address without it; from then on this browser has the release', async () => {
  const link = await started.get(`${PATH}?city=Ath%7C7800&facade-override=${started.sign()}&x=%20`);
  expect([link.statusCode, link.headers.location]).toEqual([303, `${PATH}?city=Ath%7C7800&x=%20`]);
  expect(link.headers['cache-control']).toBe('private, no-store');
  expect(link.headers['set-cookie']).toMatch(
    /^facade_override=[\w.-]+; Max-Age=(3600|35\d\d); Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const page = await started.get(PATH, { cookie: cookieOf(link) });
  expect(page.body).toContain('<h1>Versie 2</h1>');
  expect(page.body).toContain('"mf-listings":{"version":"2"');
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.headers.etag).toBeUndefined();
  const release = await started.get('/_release/mf-listings', { cookie: cookieOf(link) });
  expect(release.json()).toMatchObject({ version: '2' });
});

test('nobody else notices, not even by way of the cache of pages', async () => {
  await started.withCookie(started.sign());
  const page = await started.get(PATH);
  expect(page.body).toContain('<h1>Versie 1</h1>');
  expect(page.body).not.toContain('facade-override');
  expect(page.headers['cache-control']).toContain('s-maxage');
});

test('over https the cookie goes nowhere else', async () => {
  const link = await started.get(`${PATH}?facade-override=${started.sign()}`, { 'x-forwarded-proto': 'https' });
  expect(link.headers['set-cookie']).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
});

test('several at once, the newest of a section; each ends in its own time', async () => {
  const first = cookieOf(await started.get(`${PATH}?facade-override=${started.sign({ until: UNTIL + 60 })}`));
  const second = cookieOf(
    await started.get(`${PATH}?facade-override=${started.sign({ section: 'mf-forms' })}`, { cookie: first }),
  );
  const third = await started.get(`${PATH}?facade-override=${started.sign({ name: '1' })}`, { cookie: second });
  const { body } = await started.get(PATH, { cookie: cookieOf(third) });
  expect(body).toContain('"mf-listings":{"version":"1"');
  expect(body).toContain('"mf-forms":{"version":"2"');
  expect(cookieOf(third).split('~')).toHaveLength(2);
});

test('the badge says which section, which release and until when, and ends it without script', async () => {
  const { body } = await started.withCookie(
    `${started.sign({ kind: 'channel', name: 'preview' })}~${started.sign({ section: 'mf-forms', name: '9' })}`,
  );
  const badge = body.match(/<aside class="facade-override".*?<\/aside>/s)?.[0] ?? '';
  expect(badge).toContain('<b>mf-listings</b> <span>preview (2)</span>');
  expect(badge).toContain('<b>mf-forms</b> <span>9: niet beschikbaar');
  expect(badge).toContain(`<time datetime="${new Date(UNTIL * 1000).toISOString()}">tot `);
  expect(badge).toContain('<form method="post" action="/_override/reset"><button>');
  expect(badge).not.toMatch(/<script|style=|on[a-z]+=/);
});

test('the badge draws no markup out of a name', async () => {
  const { body } = await started.withCookie(
    started.sign({ kind: 'url', name: 'http://localhost:1/%3Cb%3E/"><img src=x>.js' }),
  );
  expect(body).not.toContain('<img src=x');
});
