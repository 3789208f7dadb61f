import { propertyRecords } from '@facade/feed/testing/sample-records';
import type { ContentModule } from '@facade/shared-domain/model';
import { listTestimonials } from '../../site/list-testimonials.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { decideTestimonial } from './decide-testimonial.ts';

const said = { name: 'Amina D.', email: 'amina@example.be', comment: 'Alles goed.\n\n<b>Echt</b>', privacy: true };

describeDatabase('testimonials', (db) => {
  let site: TestApi;
  const give = (fields: object = {}) =>
    site.api.inject({ method: 'POST', url: '/api/forms/testimonial', payload: { ...said, language: 'nl', ...fields } });
  const page = async (lang = 'nl') => {
    // Snapshots are cached for a second.
    await new Promise((resolve) => setTimeout(resolve, 1050));
    return (await site.api.inject(`/api/content?path=/testimonials/&lang=${lang}`)).json();
  };
  const given = async (lang?: string) => {
    const { modules } = await page(lang);
    return modules.flatMap(({ items }: ContentModule) => items).filter((item: { given?: object }) => item.given);
  };
  const newest = async () => (await listTestimonials(site.db))[0]?.id ?? 0;

  beforeAll(async () => {
    site = await startTestApi({ db: db() });
    await site.load(propertyRecords(1));
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    site.mails.length = 0;
    await site.db.deleteFrom('testimonial').execute();
    await site.db.deleteFrom('hit_counter').execute();
  });

  test('are pending until the agency approves them; both sides get a mail', async () => {
    const answer = await give({ homepage: 'www.example.be' });
    expect([answer.statusCode, answer.json().next]).toEqual([201, '/nl/bedankt/getuigenis/']);
    expect(await listTestimonials(site.db, 'pending')).toMatchObject([
      { name: 'Amina D.', website: 'https://www.example.be', language: 'nl', state: 'pending', decidedAt: null },
    ]);
    expect(await given()).toEqual([]);
    const [agency, client] = site.mails;
    expect(agency?.text).toContain(`facade testimonial approve ${await newest()}`);
    expect(agency?.text).toContain('<b>Echt</b>');
    expect(client?.text).not.toContain('Echt');
  });

  test('appear as plain text once approved, and disappear when refused; caches are invalidated', async () => {
    await give({ homepage: 'www.example.be' });
    const revision = async () => (await site.api.inject('/api/revision')).json().revision;
    const before = await revision();
    await page();
    expect(await decideTestimonial(site.db, await newest(), 'approved')).toBe(true);
    expect(await given()).toMatchObject([
      {
        title: 'Amina D.',
        html: '<p>Alles goed.</p><p>&lt;b&gt;Echt&lt;/b&gt;</p>',
        given: { website: 'https://www.example.be' },
      },
    ]);
    const news = (await site.api.inject(`/api/revision?since=${before}`)).json();
    expect(news.changed).toEqual(['*']);
    expect(await given('fr')).toMatchObject([{ language: 'nl' }]);
    expect((await page('fr')).meta.noindex).toBe(
      (await site.api.inject('/api/content?path=/contact/&lang=fr')).json().meta.noindex,
    );
    await decideTestimonial(site.db, await newest(), 'refused');
    expect(await given()).toEqual([]);
  });

  test('create no new revision while they are not shown, or when the decision stays the same', async () => {
    await give();
    const revision = () => site.db.selectFrom('data_revision').select('revision').executeTakeFirstOrThrow();
    const before = await revision();
    await decideTestimonial(site.db, await newest(), 'refused');
    await decideTestimonial(site.db, await newest(), 'refused');
    expect(await revision()).toEqual(before);
    expect(await decideTestimonial(site.db, 123_456, 'approved')).toBe(false);
  });

  test('are erased with their submission', async () => {
    await give();
    await site.db.deleteFrom('submission').where('form', '=', 'testimonial').execute();
    expect(await listTestimonials(site.db)).toEqual([]);
  });
});
