import type { OwnerStatistics } from '@facade/shared-domain/model';
import { addDays, brusselsDay } from '../../kernel/time/brussels-day.ts';
import { readHistory } from '../../statistics/dashboard/history.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { StaffSite } from '../../testing/staff-site.ts';

const BUYER = {
  firstName: 'Marie',
  lastName: 'Dubois',
  email: 'marie@example.be',
  phone: '0470 12 34 56',
  address: 'Rue Basse 1',
  zip: '7800',
  city: 'Ath',
};

describeDatabase('an offer for a home', (db) => {
  let site: StaffSite;
  let an: Record<string, string>;
  beforeAll(async () => {
    site = await StaffSite.start(db());
    an = await site.as('an');
  });
  afterAll(() => site.test.close());
  beforeEach(async () => {
    await db().deleteFrom('submission').execute();
    site.test.mails.length = 0;
  });

  const validUntil = addDays(brusselsDay(new Date()), 10);
  const OFFER = { price: 370_000, validUntil, condition: 'loan' as const, loanAmount: 300_000 };
  const send = () => site.sendForm('purchase-offer', { ...BUYER, ...OFFER, propertyId: 1, binding: true });
  const seen = (offers: 'terms' | 'kind' = 'terms'): Promise<OwnerStatistics['history']> =>
    readHistory(db(), { ids: [1], email: 'owner@example.be', offers }).then((events) =>
      events.filter(({ kind }) => kind !== 'published'),
    );

  test('is an offer in the inbox, with its terms beside the price that is asked', async () => {
    const { lead } = await site.read(an, await send());
    expect(lead).toMatchObject({ form: 'purchase-offer', offer: OFFER, offerForOwner: 'waits' });
    expect(lead.askedPrice).toBeGreaterThan(0);
  });

  test('is for both sides the whole of it: amount, condition, validity, and the PDF', async () => {
    await send();
    const buyer = site.test.mails.find(({ to }) => to.address === BUYER.email);
    expect(buyer?.text).toMatch(/370.000[\s\S]*crédit hypothécaire \(300.000/);
    expect(site.test.mails.map(({ paper }) => paper?.name.endsWith('.pdf'))).toEqual([true, true]);
  });

  test('is hidden from the owner until a member of staff shows it, which is recorded', async () => {
    const id = await send();
    expect(await seen()).toEqual([]);
    expect((await site.change(an, { id, action: 'show-offer' })).statusCode).toBe(204);
    expect(await seen()).toMatchObject([{ kind: 'offer', person: 'Marie D.', offer: OFFER }]);
    expect('offer' in ((await seen('kind'))[0] ?? {})).toBe(false);
    const { lead } = await site.read(an, id);
    expect([lead.offerForOwner, lead.events.map(({ kind, by }) => [kind, by])]).toEqual([
      'shown',
      [['offerShown', 'An']],
    ]);
    const again = await site.change(an, { id, version: lead.version, action: 'show-offer' });
    expect(again.statusCode).toBe(400);
  });

  test('only an offer can be shown', async () => {
    const id = await site.send({ propertyId: 1 });
    expect((await site.change(an, { id, action: 'show-offer' })).statusCode).toBe(400);
    expect(await seen()).toMatchObject([{ kind: 'enquiry' }]);
  });
});
