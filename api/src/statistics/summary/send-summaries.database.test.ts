import { propertyRecords } from '@facade/feed/testing/sample-records';
import { addOwner } from '../../accounts/owners/add-owner.ts';
import type { MailMessage } from '../../mail/message.ts';
import { smtpDelivery } from '../../mail/transport.ts';
import type { Snapshot } from '../../site/snapshot.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { sendSummaries, weekToReport } from './send-summaries.ts';

/** A Sunday at ten o'clock in Brussels. */
const SUNDAY = new Date('2026-11-29T09:00:00Z');
const ORIGIN = 'https://www.agency.example';

describe('the week to report', () => {
  test.each([
    ['2026-11-29T08:00:00Z', '2026-11-22', '2026-11-15', '2026-11-29'],
    ['2026-11-30T22:59:00Z', '2026-11-22', '2026-11-15', '2026-11-29'],
    // Summer time ends on this Sunday.
    ['2026-10-25T08:00:00Z', '2026-10-18', '2026-10-11', '2026-10-25'],
  ])('at %s is the one from %s, beside the one from %s', (now, week, before, after) =>
    expect(weekToReport(new Date(now))).toEqual({ week, before, after }),
  );

  test.each(['2026-11-29T07:59:00Z', '2026-11-30T23:01:00Z', '2026-12-02T10:00:00Z'])('is null at %s', (now) =>
    expect(weekToReport(new Date(now))).toBeNull(),
  );
});

describeDatabase('the weekly summary', (database) => {
  let site: TestApi;
  let snapshot: Snapshot;
  const services = () => ({ db: database(), mail: site.config.mail });
  const outbox = () => ({
    async add(_tx: unknown, message: TestApi['mails'][number]) {
      site.mails.push(message);
    },
    async stop() {},
  });
  const send = (now = SUNDAY) => sendSummaries({ ...services(), outbox: outbox() }, snapshot, now);

  beforeAll(async () => {
    site = await startTestApi({ db: database() });
    await site.load([1, 2].flatMap((id) => propertyRecords(id)));
    const current = await site.siteData.current();
    const settings = { ...current.content.settings, origin: ORIGIN };
    snapshot = { ...current, content: { ...current.content, settings } };
    const owner = { name: 'Anne', email: 'anne@example.be', password: 'correct horse' };
    await addOwner(database(), { ...owner, propertyIds: [1, 2] });
    await addOwner(database(), { ...owner, email: 'new@example.be', propertyIds: [1] });
    await database()
      .updateTable('account')
      .set({ created_at: '2026-06-01', language: 'fr' })
      .where('email', '=', 'anne@example.be')
      .execute();
    await database()
      .updateTable('account')
      .set({ created_at: '2026-11-29T05:00:00Z' })
      .where('email', '=', 'new@example.be')
      .execute();
    const visits = (day: string, count: number) => ({ day, property_id: 1, source: 'direct', visits: count });
    await database()
      .insertInto('visit')
      .values([
        visits('2026-11-14', 9),
        visits('2026-11-21', 3),
        visits('2026-11-22', 5),
        visits('2026-11-28', 7),
        visits('2026-11-29', 100),
      ])
      .execute();
    const saved = (day: string, times: number) => ({ day, property_id: 2, times });
    await database()
      .insertInto('favourite')
      .values([saved('2026-11-16', 4), saved('2026-11-23', 1)])
      .execute();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    site.mails.length = 0;
    await database().updateTable('account').set({ summary_week: null, wants_summary: true }).execute();
  });

  test('reports the last week to each owner, in their language, with one-click unsubscription', async () => {
    await send();
    expect(site.mails).toHaveLength(1);
    const [mail] = site.mails;
    expect(mail).toMatchObject({ to: { address: 'anne@example.be' }, kind: 'owner-summary', isAutomatic: true });
    expect(mail?.subject).toContain('22–28 novembre');
    expect(mail?.text).toContain('Consultations\u00a0: Cette semaine 12 · La semaine d’avant 3');
    expect(mail?.text).toContain('Ajouts aux favoris\u00a0: Cette semaine 1 · La semaine d’avant 4');
    expect(mail?.text).toContain('Maison 2');
    expect(mail?.unsubscribe?.url).toMatch(
      /^https:\/\/www\.agency\.example\/api\/subscriptions\/unsubscribe\?lang=fr&token=os-/,
    );
  });

  test('reaches a mail server with its chart as cells and words, one button, and the header that stops it', async () => {
    const server = await startMailServer();
    const delivery = smtpDelivery(server.url);
    try {
      await send();
      await delivery.deliver('week-1', site.mails[0] as MailMessage);
      const received = (server.received[0] ?? '').replace(/=\r?\n/g, '');
      expect(received).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
      expect(received).toContain('multipart/alternative');
      // Three figures, of which the visits have no bar.
      expect(received.match(/class=3D"bar(-before)?"/g)).toHaveLength(4);
      expect(received.match(/class=3D"button"/g)).toHaveLength(1);
    } finally {
      delivery.close();
      await server.stop();
    }
  });

  test('is sent once, also when several apis send at the same time and check often', async () => {
    await Promise.all([send(), send(), send()]);
    await send(new Date('2026-11-30T18:00:00Z'));
    expect(site.mails).toHaveLength(1);
    await send(new Date('2026-12-06T10:00:00Z'));
    expect(site.mails.filter(({ to }) => to.address === 'anne@example.be')).toHaveLength(2);
  });

  test('that could not be added to the outbox is sent by the next run', async () => {
    const failing = { ...outbox(), add: () => Promise.reject(new Error('no room')) };
    await expect(sendSummaries({ ...services(), outbox: failing }, snapshot, SUNDAY)).rejects.toThrow('no room');
    await send();
    expect(site.mails).toHaveLength(1);
  });

  test('stops by one-click unsubscription, only with the link of its owner', async () => {
    await send();
    const { pathname, search } = new URL(site.mails[0]?.unsubscribe?.url ?? '');
    const click = (query: string) =>
      site.api.inject({ method: 'POST', url: `${pathname}${query}`, payload: { 'List-Unsubscribe': 'One-Click' } });
    expect((await click(search.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')))).statusCode).toBe(404);
    const token = new URLSearchParams(search).get('token');
    const looked = await site.api.inject(`${pathname}${search}`);
    expect([looked.statusCode, looked.headers.location]).toEqual([303, `/fr/desinscription/${token}/`]);
    const wants = async () =>
      (
        await database().selectFrom('account').select('wants_summary').where('email', '=', 'anne@example.be').execute()
      )[0];
    expect(await wants()).toEqual({ wants_summary: true });
    expect((await click(search)).json()).toEqual({ state: 'stopped' });
    expect(await wants()).toEqual({ wants_summary: false });
    await database().updateTable('account').set({ summary_week: null }).execute();
    site.mails.length = 0;
    await send();
    expect(site.mails).toEqual([]);
  });

  test('is not sent if the site’s address is unknown', async () => {
    const settings = { ...snapshot.content.settings, origin: '' };
    const nowhere = { ...snapshot, content: { ...snapshot.content, settings } };
    await sendSummaries({ ...services(), outbox: outbox() }, nowhere, SUNDAY);
    expect(site.mails).toEqual([]);
  });
});
