import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import { OwnerSite } from '../../testing/owner-site.ts';
import { addOwner } from '../owners/add-owner.ts';

const SHELL = { 'x-forwarded-host': 'www.agency.example', 'x-forwarded-proto': 'https' };

describe('a forgotten password', () => {
  let site: OwnerSite;
  const ask = (email: string, headers: Record<string, string> = SHELL) =>
    site.test.api.inject({
      method: 'POST',
      url: '/api/owner/forgotten-password',
      payload: { email },
      headers: { 'accept-language': 'fr', 'x-forwarded-for': '192.0.2.1', ...headers },
    });
  const choose = (token: string, password: string) =>
    site.test.api.inject({
      method: 'POST',
      url: '/api/owner/password',
      payload: { token, password },
      headers: { 'accept-language': 'nl' },
    });
  /** Requests a link; returns its token. */
  const token = async (): Promise<string> => {
    await ask('anne@example.be');
    const [link = ''] = /https:\S+/.exec(site.test.mails.at(-1)?.text ?? '') ?? [];
    return new URL(link).searchParams.get('token') ?? '';
  };
  const sessions = () => site.test.db.selectFrom('session').selectAll().execute();

  beforeAll(async () => {
    site = await OwnerSite.start();
  });
  afterAll(() => site.test.close());
  beforeEach(async () => {
    site.test.mails.length = 0;
    await site.forgetAttempts();
    await site.test.db.deleteFrom('password_reset').execute();
  });

  test('is reset by a link to the owner’s address, in the language of the page', async () => {
    expect((await ask(' Anne@example.be ')).statusCode).toBe(204);
    expect(site.test.mails).toHaveLength(1);
    const [mail] = site.test.mails;
    expect(mail).toMatchObject({ to: { address: 'anne@example.be' }, isAutomatic: true });
    expect(mail?.text).toMatch(/https:\/\/www\.agency\.example\/fr\/nouveau-mot-de-passe\/\?token=[\w-]{43}/);
    expect(mail?.text).toMatch(/\d\d:\d\d/);
  });

  test('gets the same answer after the same time if there is no account', async () => {
    const timed = async (email: string) => {
      const begin = performance.now();
      const { statusCode, body } = await ask(email);
      return { statusCode, body, time: performance.now() - begin };
    };
    const known = await timed('anne@example.be');
    const unknown = await timed('nobody@example.be');
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(Math.min(known.time, unknown.time)).toBeGreaterThan(390);
    expect(site.test.mails).toHaveLength(1);
  });

  test('is replaced by the new one, once, and every session ends', async () => {
    await site.cookie();
    const used = await token();
    const other = await token();
    expect(await sessions()).not.toEqual([]);
    site.test.mails.length = 0;
    expect((await choose(used, 'a whole new one')).statusCode).toBe(204);
    expect(site.test.mails.map(({ kind }) => kind)).toEqual(['password-changed']);
    expect(await sessions()).toEqual([]);
    expect((await site.login('anne@example.be', 'correct horse')).statusCode).toBe(401);
    expect((await site.login('anne@example.be', 'a whole new one')).statusCode).toBe(204);
    for (const spent of [used, other]) {
      const again = await choose(spent, 'correct horse');
      expect(again.statusCode).toBe(422);
      expect(errorsByField(again.json().errors)).toEqual({
        token: 'Deze link is al gebruikt of niet meer geldig. Vraag een nieuwe aan',
      });
    }
    expect((await choose(await token(), 'correct horse')).statusCode).toBe(204);
  });

  test('has no valid link once the agency has set another password', async () => {
    const link = await token();
    const anne = { name: 'Anne', email: 'anne@example.be', password: 'correct horse', propertyIds: [] };
    await addOwner(site.test.db, anne);
    expect((await choose(link, 'a whole new one')).statusCode).toBe(422);
    expect((await site.login('anne@example.be', 'correct horse')).statusCode).toBe(204);
  });

  test('is changed only once by two simultaneous requests', async () => {
    const link = await token();
    const answers = await Promise.all([choose(link, 'correct horse'), choose(link, 'correct horse')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422]);
  });

  test('keeps its link for half an hour', async () => {
    const link = await token();
    await site.test.db
      .updateTable('password_reset')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect((await choose(link, 'correct horse')).statusCode).toBe(422);
  });

  test.each([
    ['x'.repeat(43), 'too short', 'password'],
    ['x'.repeat(43), '', 'password'],
    ['short', 'correct horse', 'token'],
    ['x'.repeat(43), 'correct horse', 'token'],
  ])('is not changed with %s and "%s"', async (link, password, name) => {
    const answer = await choose(link, password);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(errorsByField(answer.json().errors))).toEqual([name]);
  });

  test('limits mails per mailbox and per network, and sends none without the site’s address', async () => {
    for (let n = 0; n < 5; n++) await ask('anne@example.be');
    expect(site.test.mails).toHaveLength(3);
    for (let n = 0; n < 6; n++) await ask('nobody@example.be');
    expect((await ask('nobody@example.be')).statusCode).toBe(429);
    await site.forgetAttempts();
    site.test.mails.length = 0;
    expect((await ask('anne@example.be', { host: 'evil.example', 'x-forwarded-for': '192.0.2.9' })).statusCode).toBe(
      204,
    );
    expect(site.test.mails).toEqual([]);
  });

  test('can be requested only by this site', async () => {
    expect(
      (await ask('anne@example.be', { ...SHELL, 'sec-fetch-site': 'cross-site', 'x-forwarded-for': '192.0.2.8' }))
        .statusCode,
    ).toBe(400);
  });
});
