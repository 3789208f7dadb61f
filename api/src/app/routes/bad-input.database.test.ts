import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import { describeDatabase } from '../../testing/described-database.ts';
import { askedApi } from './testing/asked-api.ts';
import { BODIES, enquiry } from './testing/right-bodies.ts';

const NUL = 'a\0b';
const HALF = 'a\ud83d';

/** What people use to log in. */
const OPEN = /\/(login|logout|forgotten-password|password|passkey-login|options)$/;

describeDatabase('bad input', (db) => {
  const { ask, post, pathsWith } = askedApi(db);

  test('without a login: 401 before anything of the request is read', async () => {
    const closed = Object.keys(BODIES).filter((path) => path.startsWith('/api/agency/'));
    expect(closed.length).toBeGreaterThan(5);
    for (const path of closed.filter((path) => !OPEN.test(path)))
      for (const body of ['{"a":', JSON.stringify(BODIES[path])])
        expect([
          path,
          (await ask('POST', path, body, { 'content-type': 'application/json', cookie: '' })).status,
        ]).toEqual([path, 401]);
  });

  test('has a valid body for every endpoint that takes one', async () => {
    const taking = pathsWith('post').filter(([, { post }]) => post?.requestBody);
    expect(taking.map(([path]) => path).sort()).toEqual(Object.keys(BODIES).sort());
    for (const [path, body] of Object.entries(BODIES))
      expect([200, 201, 204, 400, 401, 404, 409, 412, 422]).toContain((await post(path, body)).status);
  });

  test.each([
    ['NUL', NUL],
    ['half a pair', HALF],
    ['NUL in a list', [NUL]],
    ['NUL far inside', { inner: [{ deeper: NUL }] }],
    ['NUL in a name', { [NUL]: true }],
  ])('%s in any field: 422 with a message that names it', async (_what, value) => {
    for (const [path, body] of Object.entries(BODIES))
      for (const field of [...Object.keys(body), 'unknown']) {
        const { status, problem } = await post(path, { ...body, language: 'en', [field]: value });
        expect([path, field, status]).toEqual([path, field, 422]);
        expect(errorsByField(problem.errors)[field]).toMatch(/not allowed|niet toegelaten/);
      }
  });

  test.each([
    ['a number', 1e308],
    ['a list', [1]],
    ['an object', { a: 1 }],
    ['null', null],
    ['a boolean', true],
    ['a long text', 'x'.repeat(30_000)],
  ])('%s in any field: below 500', async (_what, value) => {
    for (const [path, body] of Object.entries(BODIES))
      for (const field of Object.keys(body))
        expect([field, (await post(path, { ...body, [field]: value })).status < 500]).toEqual([field, true]);
  });

  test.each([
    ['JSON 5,000 deep', `${'['.repeat(5000)}${']'.repeat(5000)}`, 400],
    ['objects 5,000 deep', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 400],
    ['a field 5,000 deep', `{"choices":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400],
    ['broken JSON', '{"a":', 400],
    ['nothing', '', 400],
    ['a bare text', '"text"', 422],
    ['a list', '[]', 422],
    ['null', 'null', 422],
    ['__proto__', '{"__proto__":{"polluted":true}}', 400],
    ['constructor', '{"constructor":{"prototype":{"polluted":true}}}', 400],
    ['names of built-in object properties', '{"toString":1,"hasOwnProperty":2,"valueOf":"3"}', 422],
    ['more than 64 kB', JSON.stringify({ message: 'x'.repeat(65 * 1024) }), 413],
  ])('%s as a body', async (_what, body, expected) => {
    for (const path of Object.keys(BODIES)) {
      const { status } = await post(path, body);
      // A small form refuses a long body before it is read; the check of a step ignores other fields.
      const isOther = (status === 413 && body.length > 4096) || (status === 204 && path.endsWith('/check'));
      expect([path, isOther ? expected : status]).toEqual([path, expected]);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each([
    'text/xml',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'application/json; charset',
    'x',
  ])('a body of type %s: below 500, 415 where the type is unknown', async (type) => {
    for (const path of Object.keys(BODIES)) {
      const { status } = await ask('POST', path.replace(/\{\w+\}/g, '1'), '<a/>', { 'content-type': type });
      expect([path, status]).toEqual([path, type.startsWith('application/json') ? 400 : 415]);
    }
  });

  test('a plain form post may not contain NUL either', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const fields = new URLSearchParams({ ...enquiry, privacy: 'on', language: 'de' }).toString();
    for (const form of ['contact', 'property-enquiry', 'project-enquiry']) {
      const { status, problem } = await ask('POST', `/api/forms/${form}`, `${fields}&message=a%00b`, type);
      expect(status).toBe(422);
      expect(errorsByField(problem.errors)).toEqual({ message: 'Dieser Text enthält ein nicht erlaubtes Zeichen' });
      const broken = [`${fields}&%ED%A0%80=%`, '__proto__=1&constructor=2', `${fields}&${'a=1&'.repeat(5000)}`];
      for (const body of broken) expect((await ask('POST', `/api/forms/${form}`, body, type)).status).toBeLessThan(500);
    }
  });

  test('odd bytes and headers do no harm', async () => {
    const bytes = Buffer.from([...Buffer.from('{"message":"'), 0xff, 0xfe, 0xed, 0xa0, 0x80, ...Buffer.from('"}')]);
    expect((await ask('POST', '/api/forms/contact', bytes, { 'content-type': 'application/json' })).status).toBe(422);
    const odd: Record<string, string>[] = [
      { cookie: 'facade-owner=%00; %=%; =; __proto__=1' },
      { 'accept-language': '\u00ff,;q=,,,' },
      { 'x-forwarded-proto': 'javascript' },
      { 'x-forwarded-host': 'a b/"' },
      { 'user-agent': 'a\u00ffb' },
      { 'if-none-match': '"'.repeat(2000) },
    ];
    for (const headers of odd) {
      for (const [path] of pathsWith('get'))
        expect((await ask('GET', path.replaceAll(/\{\w+\}/g, '1'), undefined, headers)).status).toBeLessThan(500);
      for (const [path, body] of Object.entries(BODIES)) {
        const json = { 'content-type': 'application/json', ...headers };
        expect((await ask('POST', path.replace(/\{\w+\}/g, '1'), JSON.stringify(body), json)).status).toBeLessThan(500);
      }
    }
  });
});
