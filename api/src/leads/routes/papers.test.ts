import { PDFDocument } from '@cantoo/pdf-lib';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import type { MailMessage } from '../../mail/message.ts';
import { filledPaper } from '../../print/papers/filled-paper.ts';
import { withPapers } from '../../print/papers/paper-delivery.ts';
import { StaffSite } from '../../testing/staff-site.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const PERSON = { firstName: 'Loïc', lastName: 'Dubois', email: 'loic@example.be', phone: '0470 12 34 56' };
const APPLICATION = { ...PERSON, persons: 2, children: 1, income: 2800, startDate: inDays(30), guarantor: true };
const OFFER = {
  ...PERSON,
  price: 245_000,
  validUntil: inDays(10),
  condition: 'loan',
  loanAmount: 200_000,
  address: 'Rue Haute 5',
  zip: '7800',
  city: 'Ath',
  binding: true,
};

describe('the paper of a form that was sent', () => {
  let site: StaffSite;
  let application: string;
  let mail: MailMessage;
  const urlOf = (id: string) => `/api/agency/leads/${id}/paper.pdf`;
  const get = async (id: string, who?: 'mia' | 'an' | 'bob') =>
    site.test.api.inject({ url: urlOf(id), ...(who && { cookies: await site.as(who) }) });
  const fieldsOf = async (bytes: Buffer) => {
    const pdf = await PDFDocument.load(bytes);
    const form = pdf.getForm();
    return {
      title: pdf.getTitle(),
      text: (name: string) => form.getTextField(name).getText(),
      isTicked: (name: string) => form.getCheckBox(name).isChecked(),
    };
  };

  beforeAll(async () => {
    site = await StaffSite.start();
    site.test.mails.length = 0;
    application = await site.sendForm('rental-application', { ...APPLICATION, propertyId: 1 });
    mail = site.test.mails.find(({ paper }) => paper) as MailMessage;
  });
  afterAll(() => site.test.close());

  test('contains the submitted values, for staff who may see the lead', async () => {
    for (const who of ['mia', 'an'] as const) {
      const answer = await get(application, who);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^attachment; filename=".*Dubois Loic\.pdf"/),
      });
      const paper = await fieldsOf(answer.rawPayload);
      // In the visitor's language.
      expect(paper.title).toBe('Candidature à une location');
      expect(paper.text('name')).toBe('Dubois Loïc');
      expect(paper.text('reference')).toBe('1');
      expect(paper.text('income')).toMatch(/^2\s800$/);
      expect(paper.text('startDate')).toMatch(/ 20\d\d$/);
      expect(paper.isTicked('guarantor')).toBe(true);
    }
  });

  test('is refused to all others', async () => {
    expect((await get(application)).statusCode).toBe(401);
    expect((await get(application, 'bob')).statusCode).toBe(404);
  });

  test('is offered on the page of its lead, and on no other', async () => {
    const cookies = await site.as('mia');
    expect((await site.read(cookies, application)).lead.hasPaper).toBe(true);
    const other = await site.send({ propertyId: 1 });
    expect((await site.read(cookies, other)).lead.hasPaper).toBe(false);
    expect((await get(other, 'mia')).statusCode).toBe(404);
  });

  test('is attached to the agency’s mail on delivery, not in the outbox', async () => {
    expect(mail).toMatchObject({ kind: 'enquiry-agency', about: application });
    expect(JSON.stringify(mail).length).toBeLessThan(20_000);
    const delivered: MailMessage[] = [];
    const delivery = {
      place: '',
      check: async () => {},
      close() {},
      deliver: async (_: string, m: MailMessage) => void delivered.push(m),
    };
    const warnings: object[] = [];
    const log = { warn: (details: object) => void warnings.push(details) };
    const { db, siteData } = site.test;
    await withPapers(delivery, (id) => filledPaper({ db, siteData }, id), log).deliver('job', mail);
    const [file, ...others] = delivered[0]?.attachments ?? [];
    expect([file?.name, file?.type, others]).toEqual([mail.paper?.name, 'application/pdf', []]);
    expect((await fieldsOf(Buffer.from(file?.content ?? '', 'base64'))).text('email')).toBe(PERSON.email);

    // A visitor's mail has no PDF; a mail is sent even if its PDF fails.
    const { paper: _, ...plain } = mail;
    await withPapers(delivery, () => Promise.reject(new Error('no font')), log).deliver('job', plain);
    expect(warnings).toEqual([]);
    await withPapers(delivery, () => Promise.reject(new Error('no font')), log).deliver('job', mail);
    expect(delivered.slice(1).map(({ attachments }) => attachments)).toEqual([undefined, undefined]);
    expect(warnings).toHaveLength(1);
  });

  test('of an offer on a removed home still names the home', async () => {
    const offer = await site.sendForm('purchase-offer', { ...OFFER, propertyId: 3 });
    await site.test.load([...propertyRecords(1), ...propertyRecords(2)]);
    const paper = await fieldsOf((await get(offer, 'mia')).rawPayload);
    expect(paper.text('reference')).toBe('3');
    expect(paper.text('advance')).toMatch(/^24\s500$/);
    expect(paper.isTicked('condition-loan')).toBe(true);
    await site.test.db.deleteFrom('submission').where('id', '=', offer).execute();
    expect((await get(offer, 'mia')).statusCode).toBe(404);
  });
});
