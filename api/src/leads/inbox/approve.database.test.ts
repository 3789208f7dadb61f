import { setTimeout as delay } from 'node:timers/promises';
import type { ContentModule } from '@facade/shared-domain/model';
import { listTestimonials } from '../../site/list-testimonials.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { StaffSite } from '../../testing/staff-site.ts';
import { decideTestimonial } from '../testimonials/decide-testimonial.ts';

const SAID = { name: 'Amina D.', email: 'amina@example.be', comment: 'Tout était parfait.' };

describeDatabase('testimonials in the inbox', (db) => {
  let site: StaffSite;
  let mia: Record<string, string>;
  beforeAll(async () => {
    site = await StaffSite.start(db());
    mia = await site.as('mia');
  });
  afterAll(() => site.test.close());
  beforeEach(async () => {
    await db().deleteFrom('submission').execute();
  });

  const pending = async () => (await site.inbox(mia, { box: 'pending' })).leads.map(({ id }) => id);
  const approvalOf = async (id: string) => (await site.read(mia, id)).lead.approval;
  const shown = async (): Promise<string[]> => {
    // Snapshots are cached for a second.
    await delay(1050);
    const { modules } = (await site.test.api.inject('/api/content?path=/testimonials/&lang=fr')).json();
    const items = modules.flatMap((module: ContentModule) => module.items);
    return items.filter((item: { given?: object }) => item.given).map(({ title }: { title: string }) => title);
  };

  test('appear on the site once approved there, and disappear once refused', async () => {
    const [id, other] = [await site.sendForm('testimonial', SAID), await site.send()];
    expect([await pending(), await approvalOf(id), await approvalOf(other)]).toEqual([[id], 'pending', null]);
    expect(await shown()).toEqual([]);
    expect((await site.change(mia, { id, action: 'approve' })).statusCode).toBe(204);
    expect(await shown()).toEqual(['Amina D.']);
    expect([await pending(), await approvalOf(id)]).toEqual([[], 'approved']);
    expect((await site.change(mia, { id, version: 2, action: 'refuse' })).statusCode).toBe(204);
    expect([await shown(), await approvalOf(id)]).toEqual([[], 'refused']);
    expect((await site.read(mia, id)).lead.events.map(({ kind }) => kind)).toEqual(['refused', 'approved']);
    expect((await site.change(mia, { id: other, action: 'approve' })).statusCode).toBe(400);
  });

  test('have the state that was decided elsewhere', async () => {
    const id = await site.sendForm('testimonial', SAID);
    const [kept] = await listTestimonials(db());
    await decideTestimonial(db(), kept?.id ?? 0, 'approved');
    expect([await pending(), await approvalOf(id)]).toEqual([[], 'approved']);
  });

  test('can be approved once somebody says that they are not spam', async () => {
    const id = await site.sendForm('testimonial', { ...SAID, website: 'https://spam.example' });
    expect((await site.change(mia, { id, action: 'approve' })).statusCode).toBe(400);
    await site.change(mia, { id, action: 'clear' });
    expect([await pending(), await approvalOf(id)]).toEqual([[id], 'pending']);
    // Repeating it does not create a second one.
    await site.change(mia, { id, version: 2, action: 'clear' });
    expect(await listTestimonials(db())).toMatchObject([{ comment: SAID.comment, language: 'fr', state: 'pending' }]);
  });
});
