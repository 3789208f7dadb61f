import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORM_IDS } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { startQueue } from '../mail/queue-database.ts';
import { describeDatabase } from '../testing/described-database.ts';
import { erasedSoFar, eraseExpired } from './erase-expired.ts';
import { PRIVACY_KINDS } from './kinds/index.ts';
import { erasePerson, exportPerson } from './of-person.ts';

const CONSENT = '0b6b6c1e-7c1b-4c1e-9c1e-0b6b6c1e7c1b';
const DAY = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

describeDatabase('personal data', (db) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'facade-privacy-'));
  const stores = () => ({ db: db(), dataFolder });
  const submit = (form: string, fields: object, days = 0) =>
    db()
      .insertInto('submission')
      .values({
        id: crypto.randomUUID(),
        form,
        language: 'nl',
        fields: JSON.stringify(fields),
        created_at: daysAgo(days),
      })
      .execute();
  const mail = (name: string, head: string, days = 0) => {
    mkdirSync(join(dataFolder, 'mail'), { recursive: true });
    const file = join(dataFolder, 'mail', name);
    writeFileSync(file, `${head}\r\nSubject: x\r\n\r\nTo: an@example.be\r\n`);
    utimesSync(file, daysAgo(days), daysAgo(days));
  };
  beforeAll(async () => {
    const boss = await startQueue(db(), {}, () => {});
    await boss.createQueue('mail');
    await boss.stop({ graceful: false });
  });
  afterAll(() => rmSync(dataFolder, { recursive: true }));
  beforeEach(async () => {
    for (const table of ['submission', 'consent', 'account', 'erasure'] as const)
      await db().deleteFrom(table).execute();
    await sql`delete from pgboss.job`.execute(db());
    rmSync(join(dataFolder, 'mail'), { recursive: true, force: true });
  });

  async function fill() {
    await submit('contact', { email: 'An@Example.be', message: 'mine' });
    await submit('send-to-friend', { email: 'zoe@example.be', friendEmail: 'an@example.be' });
    await submit('contact', { email: 'jan@example.be', message: 'not mine' });
    const job = (data: object) =>
      sql`insert into pgboss.job (name, data) values ('mail', ${JSON.stringify(data)})`.execute(db());
    await job({ to: { address: 'an@example.be' } });
    await job({ to: { address: 'info@example.be' }, replyTo: { address: 'AN@example.be' } });
    await job({ to: { address: 'jan@example.be' } });
    mail('a.eml', 'To: An <an@example.be>');
    mail('b.eml', 'From: x@example.be\r\nReply-To: "P, A"\r\n <an@example.be>');
    mail('c.eml', 'To: jan@example.be');
    await db()
      .insertInto('account')
      .values({ email: 'an@example.be', name: 'An', password_hash: 'secret', created_at: new Date() })
      .execute();
  }

  test('of a person are all found, and no other person’s', async () => {
    await fill();
    const { data } = await exportPerson(stores(), { email: ' an@EXAMPLE.be' });
    expect(Object.fromEntries(Object.entries(data).map(([kind, entries]) => [kind, entries.length]))).toEqual({
      contact: 1,
      'send-to-friend': 1,
      mails: 2,
      'mail-files': 2,
      accounts: 1,
    });
    expect(JSON.stringify(data)).toContain('mine');
    expect(JSON.stringify(data)).not.toMatch(/not mine|jan@|secret/);
  });

  test('of a person are erased, except an account, which is reported', async () => {
    await fill();
    expect(await erasePerson(stores(), { email: 'an@example.be' })).toEqual({
      erased: { contact: 1, 'send-to-friend': 1, mails: 2, 'mail-files': 2 },
      left: { accounts: 1 },
    });
    const { data } = await exportPerson(stores(), { email: 'an@example.be' });
    expect(Object.keys(data)).toEqual(['accounts']);
    const others = await exportPerson(stores(), { email: 'jan@example.be' });
    expect(Object.keys(others.data)).toEqual(['contact', 'mails', 'mail-files']);
  });

  test('of a consent are found by its id, and by nothing else', async () => {
    await db()
      .insertInto('consent')
      .values({ id: CONSENT, version: '1', choices: '{}', given_at: new Date() })
      .execute();
    expect(Object.keys((await exportPerson(stores(), { consent: CONSENT })).data)).toEqual(['consents']);
    expect((await erasePerson(stores(), { consent: CONSENT })).erased).toEqual({ consents: 1 });
    expect((await exportPerson(stores(), { consent: CONSENT })).data).toEqual({});
  });

  test('are erased after their retention period, by default or from the settings, and counted', async () => {
    for (const days of [1, 100, 400, 800]) {
      await submit('contact', { email: 'an@example.be' }, days);
      await submit('rental-application', { email: 'an@example.be' }, days);
      mail(`${days}.eml`, 'To: an@example.be', days);
    }
    await eraseExpired(stores(), { contact: { count: 12, unit: 'months' } });
    const left = await db().selectFrom('submission').select('form').orderBy('form').execute();
    expect(left.map(({ form }) => form)).toEqual(['contact', 'contact', 'rental-application', 'rental-application']);
    expect(readdirSync(join(dataFolder, 'mail')).sort()).toEqual(['1.eml', '100.eml']);
    expect(await erasedSoFar(db())).toMatchObject({ contact: 2, 'rental-application': 2, 'mail-files': 2, mails: 0 });
  });

  test('are checked by one of several apis, once an hour, and counted together', async () => {
    const old = async () => {
      for (let n = 0; n < 3; n += 1) await submit('contact', { email: 'an@example.be' }, 900);
    };
    await old();
    await Promise.all([eraseExpired(stores(), {}), eraseExpired(stores(), {})]);
    expect((await erasedSoFar(db())).contact).toBe(3);
    await old();
    await eraseExpired(stores(), {});
    expect((await erasedSoFar(db())).contact).toBe(3);
    await sql`update erasure set looked_at = now() - interval '61 minutes'`.execute(db());
    await eraseExpired(stores(), {});
    expect((await erasedSoFar(db())).contact).toBe(6);
  });

  test('are erased however many there are', async () => {
    await sql`insert into submission (id, form, language, fields, created_at)
      select gen_random_uuid(), 'contact', 'nl', '{}', now() - interval '3 years' from generate_series(1, 1234)`.execute(
      db(),
    );
    await eraseExpired(stores(), {});
    expect((await erasedSoFar(db())).contact).toBe(1234);
  });
});

test('every kind has texts in all languages, and every form is one', () => {
  for (const { texts, id } of PRIVACY_KINDS)
    for (const language of ['nl', 'fr', 'en', 'de'] as const)
      expect([id, texts[language].name]).toEqual([id, expect.any(String)]);
  expect(PRIVACY_KINDS.flatMap(({ form }) => form ?? []).sort()).toEqual([...FORM_IDS].sort());
  expect(new Set(PRIVACY_KINDS.map(({ id }) => id)).size).toBe(PRIVACY_KINDS.length);
});
