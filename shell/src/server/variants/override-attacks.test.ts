import { keyFor, signOverride, signToken } from '@facade/platform/tokens';
import { type OverrideSite, PATH, startOverrideSite, VERSION_2 } from '../testing/override-site.ts';

let started: OverrideSite;
beforeEach(async () => {
  started = await startOverrideSite();
});
afterEach(() => started.close());
const sign: OverrideSite['sign'] = (...args) => started.sign(...args);
const get: OverrideSite['get'] = (...args) => started.get(...args);
const withCookie: OverrideSite['withCookie'] = (...args) => started.withCookie(...args);

describe('an override without a valid signature has no effect', () => {
  const LONG = 'A'.repeat(900);
  const attacks: Record<string, () => string> = {
    nothing: () => '',
    garbage: () => 'x',
    'only dots': () => '....',
    'a truncated signature': () => sign().slice(0, -5),
    'a truncated text': () => sign().slice(5),
    expired: () => sign({ until: Math.floor(Date.now() / 1000) - 1 }),
    "another site's": () => signOverride(keyFor('override', 'another secret of the same length'), VERSION_2),
    'for another purpose': () => signToken(keyFor('staff', started.secret), { ...VERSION_2 }),
    "another section's token with a changed text": () => {
      const [, signature] = sign({ section: 'mf-forms' }).split('.');
      return `${Buffer.from(JSON.stringify(VERSION_2)).toString('base64url')}.${signature}`;
    },
    'no signature': () => Buffer.from(JSON.stringify(VERSION_2)).toString('base64url'),
    'plain JSON': () => encodeURIComponent(JSON.stringify(VERSION_2)),
    'a prototype': () => '__proto__',
    'a prototype as text': () => `${Buffer.from('{"__proto__":{"section":"mf-listings"}}').toString('base64url')}.x`,
    'very long': () => `${LONG}.${LONG}`,
    'bytes that are not text': () => '%ff%fe%00',
    'half an escape': () => '%E0%A4%A',
    'line ends': () => '%0d%0aset-cookie:%20a=b',
    'a plain version': () => 'mf-listings@2',
  };

  test.each(Object.entries(attacks))('in the address: %s', async (_name, attack) => {
    const link = await get(`${PATH}?facade-override=${attack()}`);
    expect([link.statusCode, link.headers['set-cookie'], link.headers['cache-control']]).toEqual([
      410,
      undefined,
      'private, no-store',
    ]);
    expect(link.body).toContain('<h1>Deze link is ongeldig of verlopen</h1>');
    expect(link.body).toContain(`<a href="${PATH}">`);
  });

  test.each(Object.entries(attacks))('in the cookie: %s', async (_name, attack) => {
    const value = attack();
    for (const cookie of [value, `${value}~${value}`, value.repeat(3)]) {
      const page = await withCookie(cookie);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<h1>Versie 1</h1>');
      expect(page.body).not.toContain('facade-override');
      expect(page.headers['cache-control']).toContain('s-maxage');
    }
  });

  test('twice in the address, even if both are valid', async () => {
    const link = await get(`${PATH}?facade-override=${sign()}&facade-override=${sign()}`);
    expect([link.statusCode, link.headers['set-cookie']]).toEqual([410, undefined]);
  });

  test.each(['facade-override', 'x-facade-override', 'facade_override', 'override'])(
    'in the header %s',
    async (name) => {
      const page = await get(PATH, { [name]: sign() });
      expect(page.body).toContain('<h1>Versie 1</h1>');
    },
  );

  test('in a cookie of another name, or beside thousands', async () => {
    for (const cookie of [
      `xfacade_override=${sign()}`,
      `facade_override_=${sign()}`,
      `facade_override=${Array.from({ length: 40 }, () => 'x.y').join('~')}~${sign()}`,
    ]) {
      expect((await get(PATH, { cookie })).body).toContain('<h1>Versie 1</h1>');
    }
  });

  test('by a POST or a HEAD', async () => {
    const answer = await started.site.server.inject({ method: 'POST', url: `${PATH}?facade-override=${sign()}` });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const head = await started.site.server.inject({ method: 'HEAD', url: `${PATH}?facade-override=x` });
    expect([head.statusCode, head.headers['set-cookie']]).toEqual([410, undefined]);
  });

  test('no address redirects away from the site', async () => {
    for (const path of ['//evil.example/', '/.//evil.example/', '/\\evil.example/', '//evil.example']) {
      const link = await get(`${path}?facade-override=${sign()}`);
      expect(link.headers.location).not.toMatch(/^([/\\]{2}|[a-z]+:)/);
      const invalid = await get(`${path}?facade-override=x`);
      expect(/<a href="([^"]*)"/.exec(invalid.body)?.[1]).not.toMatch(/^([/\\]{2}|[a-z]+:)/);
    }
  });
});
