import { propertyRecords } from '@facade/feed/testing/sample-records';
import { addOwner } from '../../accounts/owners/add-owner.ts';
import type { Snapshot } from '../../site/snapshot.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { monthToReport, sendSummaries } from './send-summaries.ts';

const DECEMBER = new Date('2026-12-02T08:00:00Z');
const ORIGIN = 'https://www.agency.example';

describe('the month to report', () => {
  test.each([
    ['2026-12-01T00:00:00Z', '2026-11-01', '2026-10-01'],
    ['2027-01-07T12:00:00Z', '2026-12-01', '2026-11-01'],
  ])('at %s is the one from %s, beside the one from %s', (now, month, before) =>
    expect(monthToReport(new Date(now))).toMatchObject({ month, before }),
  );

  test('is null after a week', () => expect(monthToReport(new Date('2026-12-08T12:00:00Z'))).toBeNull());
});

describeDatabase('the monthly summary', (database) => {
  let site: TestApi;
  let snapshot: Snapshot;
  const services = () => ({ db: database(), mail: site.config.mail });
  const outbox = () => ({
    async add(_tx: unknown, message: TestApi['mails'][number]) {
      site.mails.push(message);
    },
    async stop() {},
  });
  const send = (now = DECEMBER) => sendSummaries({ ...services(), outbox: outbox() }, snapshot, now);

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
      .set({ created_at: '2026-12-01T12:00:00Z' })
      .where('email', '=', 'new@example.be')
      .execute();
    const visits = (day: string, count: number) => ({ day, property_id: 1, source: 'direct', visits: count });
    await database()
      .insertInto('visit')
      .values([visits('2026-10-31', 3), visits('2026-11-01', 5), visits('2026-11-30', 7), visits('2026-12-01', 100)])
      .execute();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    site.mails.length = 0;
    await database().updateTable('account').set({ summary_month: null, wants_summary: true }).execute();
  });

  test('reports the last month to each owner, in their language, with one-click unsubscription', async () => {
    await send();
    expect(site.mails).toHaveLength(1);
    const [mail] = site.mails;
    expect(mail).toMatchObject({ to: { address: 'anne@example.be' }, kind: 'owner-summary', isAutomatic: true });
    expect(mail?.subject).toContain('novembre 2026');
    expect(mail?.text).toContain('12 consultations (3 le mois précédent)');
    expect(mail?.text).toContain('Maison 2');
    expect(mail?.unsubscribe?.url).toMatch(
      /^https:\/\/www\.agency\.example\/api\/subscriptions\/unsubscribe\?lang=fr&token=os-/,
    );
  });

  test('is sent once, also when several apis send at the same time and check often', async () => {
    await Promise.all([send(), send(), send()]);
    await send(new Date('2026-12-05T08:00:00Z'));
    expect(site.mails).toHaveLength(1);
    await send(new Date('2027-01-02T08:00:00Z'));
    expect(site.mails.filter(({ to }) => to.address === 'anne@example.be')).toHaveLength(2);
  });

  test('that could not be added to the outbox is sent by the next run', async () => {
    const failing = { ...outbox(), add: () => Promise.reject(new Error('no room')) };
    await expect(sendSummaries({ ...services(), outbox: failing }, snapshot, DECEMBER)).rejects.toThrow('no room');
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
    await database().updateTable('account').set({ summary_month: null }).execute();
    site.mails.length = 0;
    await send();
    expect(site.mails).toEqual([]);
  });

  test('is not sent if the site’s address is unknown', async () => {
    const settings = { ...snapshot.content.settings, origin: '' };
    const nowhere = { ...snapshot, content: { ...snapshot.content, settings } };
    await sendSummaries({ ...services(), outbox: outbox() }, nowhere, DECEMBER);
    expect(site.mails).toEqual([]);
  });
});
