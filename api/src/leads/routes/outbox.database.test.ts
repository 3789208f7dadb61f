import { randomUUID } from 'node:crypto';
import { until } from '@facade/server-kit/until';
import { startOutbox } from '../../mail/outbox.ts';
import { smtpDelivery } from '../../mail/transport.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { confirmation, keepLines, message, QUICK } from '../../testing/outbox-samples.ts';
import { StaffSite } from '../../testing/staff-site.ts';

describeDatabase('the outbox of the agency', (db) => {
  let site: StaffSite;
  let server: MailServer;
  beforeAll(async () => {
    site = await StaffSite.start(db());
    server = await startMailServer();
  });
  afterAll(async () => {
    await server.stop();
    await site.test.close();
  });

  test('shows refused mails to a manager, who can send them again; a lead shows its own mails', async () => {
    const cookies = await site.as('mia');
    const outbox = await startOutbox(db(), smtpDelivery(server.url), keepLines(), QUICK);
    const read = async () => (await site.test.api.inject({ url: '/api/agency/outbox', cookies })).json();
    const resend = (payload: object) =>
      site.test.api.inject({ method: 'POST', url: '/api/agency/outbox', cookies, payload });
    try {
      const lead = await site.send({ propertyId: 1 });
      await db()
        .transaction()
        .execute(async (tx) => {
          await outbox.add(tx, { ...confirmation('refused', 'gone@example.be'), about: lead });
          await outbox.add(tx, { ...message('taken'), about: lead });
        });
      await until(async () => (await read()).counts.dead === 1);
      await until(() => server.received.length === 1);
      const { mails, staff } = await read();
      expect(staff.name).toBe('Mia');
      expect(mails).toMatchObject([{ to: 'g…@example.be', state: 'dead', attempts: 1 }]);
      const about = async () => (await site.read(cookies, lead)).lead.mails.map(({ to, state }) => [to, state]).sort();
      await until(async () => (await about()).some(([, state]) => state === 'sent'));
      expect(await about()).toEqual([
        ['agency', 'sent'],
        ['visitor', 'dead'],
      ]);
      expect((await site.read(cookies, await site.send())).lead.mails).toEqual([]);

      const offered = server.offered.length;
      expect((await resend({ id: mails[0].id })).statusCode).toBe(204);
      await until(async () => (await read()).counts.dead === 1 && (await read()).mails[0].attempts > 1);
      expect((await resend({ all: true })).statusCode).toBe(204);
      expect((await resend({})).statusCode).toBe(422);
      expect((await resend({ id: randomUUID() })).statusCode).toBe(409);
      expect((await resend({ id: 'x' })).statusCode).toBe(422);
      expect(server.offered.length).toBeGreaterThanOrEqual(offered);
    } finally {
      await outbox.stop();
    }
  });
});
