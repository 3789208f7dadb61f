import { addDays, brusselsDay } from '../../kernel/time/brussels-day.ts';
import type { MailMessage } from '../../mail/message.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { STAFF, StaffSite } from '../../testing/staff-site.ts';

const ORIGIN = 'http://www.agency.example';
const THROUGH_SHELL = { 'x-forwarded-host': 'www.agency.example' };
const MARIE = { firstName: 'Marie', lastName: 'Dubois', phone: '0470 12 34 56' };

/** Everybody whom a message or a visit of a home concerns. */
describeDatabase('mails about a lead', (db) => {
  let site: StaffSite;
  let office: string;
  beforeAll(async () => {
    site = await StaffSite.start(db());
    office = (await site.test.siteData.current()).content.settings.agency.email;
  });
  afterAll(() => site.test.close());
  beforeEach(async () => {
    await db().deleteFrom('submission').execute();
    site.test.mails.length = 0;
  });

  const mailTo = (address: string): MailMessage | undefined =>
    site.test.mails.find(({ to }) => to.address.toLowerCase() === address);
  const slotOf = async (property: number) => {
    const url = `/api/visit-slots?property=${property}&to=${addDays(brusselsDay(new Date()), 60)}`;
    return (await site.test.api.inject(url)).json().slots[0].id as string;
  };
  let visitors = 0;
  /** Another visitor each time, whose mailbox the site knows. */
  const visitOf = async (propertyId: number) => {
    visitors += 1;
    const email = `marie${visitors}@example.be`;
    await db()
      .insertInto('account')
      .values({ email, name: 'Marie', password_hash: 'unusable', created_at: new Date() })
      .execute();
    return { ...MARIE, email, propertyId, slot: await slotOf(propertyId) };
  };
  const book = async (propertyId: number) => site.sendForm('visit', await visitOf(propertyId), THROUGH_SHELL);
  const cancel = async (id: string, version = 1) => {
    site.test.mails.length = 0;
    const change = { id, version, action: 'cancel-visit', sequence: 0 } as const;
    const answer = await site.change(await site.as('mia'), change, THROUGH_SHELL);
    expect(answer.statusCode).toBe(204);
  };

  test('a booked visit reaches the agent with its calendar file and the lead, and the office in copy', async () => {
    const id = await book(1);
    const mail = mailTo(STAFF.an.email);
    expect(mail?.copies).toEqual([expect.objectContaining({ address: office })]);
    expect(mail?.calendar?.method).toBe('REQUEST');
    const file = mail?.calendar?.content.replaceAll('\r\n ', '');
    expect(file).toMatch(/MAILTO:an@example\.be/i);
    expect(file).toContain('Marie Dubois');
    expect(mail?.text).toContain(`${ORIGIN}/nl/agency/bericht/${id}/`);
    await cancel(id);
    expect(mailTo(STAFF.an.email)?.calendar?.method).toBe('CANCEL');
  });

  test('a home without an agent is the office’s', async () => {
    await book(3);
    expect(mailTo(office)).toMatchObject({ kind: 'visit-agency' });
    expect(mailTo(office)?.copies).toBeUndefined();
  });

  test('a question about a home reaches its agent, another one the office', async () => {
    await site.send({ propertyId: 2 });
    await site.send();
    const notices = site.test.mails.filter(({ kind }) => kind === 'enquiry-agency');
    expect(notices.map(({ to, copies }) => [to.address.toLowerCase(), copies?.length ?? 0])).toEqual([
      [STAFF.bob.email, 1],
      [office, 0],
    ]);
  });

  test('the owner learns that a visit was booked and cancelled, without the visitor, and stops that by one click', async () => {
    const id = await book(1);
    const mail = mailTo(STAFF.mia.email);
    expect(mail).toMatchObject({ kind: 'owner-visit', isAutomatic: true });
    expect(mail?.subject).toMatch(/^Bezoek geboekt: .*ref\. 1/);
    expect(mail?.text).not.toContain('Marie');
    await cancel(id);
    expect(mailTo(STAFF.mia.email)?.subject).toMatch(/^Bezoek geannuleerd/);
    const { lead } = await site.read(await site.as('mia'), id);
    expect(lead.mails.every(({ to }) => ['agency', 'visitor', 'owner'].includes(to))).toBe(true);
    const url = new URL(mail?.unsubscribe?.url ?? '');
    const stop = {
      method: 'POST',
      url: url.pathname + url.search,
      payload: { 'List-Unsubscribe': 'One-Click' },
    } as const;
    expect((await site.test.api.inject(stop)).json()).toEqual({ state: 'stopped' });
    site.test.mails.length = 0;
    await book(1);
    expect(mailTo(STAFF.mia.email)).toBeUndefined();
    await db().updateTable('account').set({ wants_visits: true }).execute();
  });

  test('nobody but the visitor is mailed about a visit that is only held', async () => {
    const visit = { ...(await visitOf(1)), email: 'nobody-knows@example.be' };
    await site.sendForm('visit', visit, THROUGH_SHELL);
    expect(site.test.mails.map(({ kind }) => kind)).toEqual(['visit-held']);
  });

  test('an owner gets no mail about a visit if the site’s address is unknown', async () => {
    await site.sendForm('visit', await visitOf(1));
    expect(site.test.mails.map(({ kind }) => kind)).toEqual(['visit-agency', 'visit-booked']);
  });

  test('who is assigned a lead gets it by mail, except from themselves, and later the changes of its visit', async () => {
    const id = await book(1);
    const { colleagues } = await site.read(await site.as('mia'), id);
    const bob = colleagues.find(({ name }) => name === 'Bob')?.id ?? 0;
    site.test.mails.length = 0;
    await site.change(await site.as('mia'), { id, action: 'assign', assignee: bob, note: 'Belt liefst ’s avonds' });
    expect(site.test.mails).toMatchObject([
      {
        kind: 'lead-assigned',
        to: { address: STAFF.bob.email },
        replyTo: { address: `marie${visitors}@example.be` },
        about: id,
      },
    ]);
    expect(site.test.mails[0]?.text).toContain('Belt liefst ’s avonds');
    await cancel(id, 2);
    expect(mailTo(STAFF.an.email)?.copies?.map(({ address }) => address)).toEqual([STAFF.bob.email, office]);
    site.test.mails.length = 0;
    await site.change(await site.as('bob'), { id, version: 3, action: 'assign', assignee: bob });
    expect(site.test.mails).toEqual([]);
  });
});
