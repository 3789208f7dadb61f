import type { ContentContext } from '../context.ts';
import { changedFile } from '../testing/changed-file.ts';
import { page } from '../testing/found-page.ts';
import { contentWith, context } from '../testing/small-folder.ts';
import { contentPageFor } from './content-page-for.ts';

describe('contentPageFor', () => {
  test('finds a page by its original path in any case, and by an alias', async () => {
    expect((await page('/SERVICES/', 'nl')).original).toBe('/services/');
    expect((await page('/what-we-do/', 'nl')).original).toBe('/services/');
  });

  test('returns the agency’s metadata for social networks, only when its own metadata is on', async () => {
    const social = async (isActive: boolean) =>
      (
        await page('/services/', 'nl', {
          'pages/services.yaml': `id: 10\npath: /services/\ntitle: Diensten\nmetadata: { isActiveSEO: ${isActive}, socialTitle: Kom langs, type: article, url: 'https://agency.example/x/' }\n`,
        })
      ).meta.social;
    expect(await social(true)).toEqual({ title: 'Kom langs', type: 'article', url: 'https://agency.example/x/' });
    expect(await social(false)).toBeUndefined();
  });

  test('finds neither drafts nor unknown pages', async () => {
    const content = await contentWith();
    expect(contentPageFor(content, '/hidden/', 'nl', context)).toBeNull();
    expect(contentPageFor(content, '/nowhere/', 'nl', context)).toBeNull();
  });

  test('returns its address in the languages that are switched on', async () => {
    expect((await page('/services/fees/', 'nl')).paths).toEqual({
      nl: '/nl/diensten/ereloon/',
      fr: '/fr/services/fees/',
      en: '/en/services/fees/',
    });
  });

  test('builds the breadcrumb from the home page to the page itself', async () => {
    expect((await page('/services/fees/', 'fr')).breadcrumb).toEqual([
      { label: 'Bienvenue', path: '/fr/' },
      { label: 'Services', path: '/fr/services/' },
      { label: 'Honoraires', path: '/fr/services/fees/' },
    ]);
    expect((await page('/', 'fr')).breadcrumb).toEqual([]);
  });

  test('falls back to the default language, reports it, and excludes the page from search engines', async () => {
    const english = await page('/services/fees/', 'en');
    expect(english.title).toEqual({ text: 'Ereloon', language: 'nl' });
    expect(english.meta.noindex).toBe(true);
    expect((await page('/services/fees/', 'fr')).meta.noindex).toBe(false);
  });

  test('fills the totals into the text of the banner', async () => {
    const { banner } = await page('/', 'nl');
    expect(banner.description?.text).toBe('93 te koop, 11 te huur');
    expect(banner.pictures[0]).toMatchObject({ id: 'one', width: 600, height: 400, alt: 'Een gevel' });
  });

  test('leaves out a text that is not public, and then titles the page with the agency’s name', async () => {
    const hidden = changedFile('pages/services.yaml', '{ nl: Diensten,', '{ public: false, nl: Diensten,');
    expect((await page('/services/', 'nl', hidden)).title.text).toBe('Testkantoor');
  });

  test('converts Markdown to clean HTML with links in the language of the page', async () => {
    const { modules } = await page('/services/fees/', 'nl');
    expect(modules[0]?.html).toEqual({
      html: '<h2>Tarief</h2>\n<p>Zie <a href="/nl/diensten/">diensten</a>.</p>',
      language: 'nl',
    });
  });

  test('excludes thank-you pages, and pages that ask for it, from search engines', async () => {
    const type = (value: string) => changedFile('pages/services.yaml', 'id: 10', `id: 10\n${value}`);
    expect((await page('/services/', 'nl')).meta.noindex).toBe(false);
    expect((await page('/services/', 'nl', type('type: feedback'))).meta.noindex).toBe(true);
    expect((await page('/services/', 'nl', type('noindex: true'))).meta.noindex).toBe(true);
  });

  test('generates title and description, and uses the agency’s only when isActiveSEO is true', async () => {
    const metadata = (isActive: boolean) =>
      changedFile(
        'pages/services.yaml',
        'id: 10',
        `id: 10\nintro: Kort gezegd.\nmetadata: { isActiveSEO: ${isActive}, title: Eigen }`,
      );
    expect((await page('/services/', 'nl', metadata(false))).meta).toMatchObject({
      title: 'Diensten | Testkantoor',
      description: 'Kort gezegd.',
    });
    expect((await page('/services/', 'nl', metadata(true))).meta).toMatchObject({
      title: 'Eigen',
      description: 'Kort gezegd.',
    });
    expect((await page('/', 'nl')).meta.title).toBe('Testkantoor | Welkom');
    const named = changedFile('pages/home.yaml', 'nl: Welkom', 'nl: "Testkantoor: huizen"');
    expect((await page('/', 'nl', named)).meta.title).toBe('Testkantoor: huizen');
    const longer = changedFile('pages/home.yaml', 'nl: Welkom', 'nl: Testkantoortje');
    expect((await page('/', 'nl', longer)).meta.title).toBe('Testkantoor | Testkantoortje');
  });

  test('shortens a long description after a whole word', async () => {
    const long = `---\ntitle: T\n---\n${'woord '.repeat(60)}`;
    const { description } = (await page('/services/fees/', 'nl', { 'articles/services/fees/nl.md': long })).meta;
    expect(description).toMatch(/ woord…$/);
    expect(description.length).toBeLessThanOrEqual(156);
  });

  test('renders texts again when the totals have changed', async () => {
    const content = await contentWith({
      'articles/services/fees/nl.md': '---\ntitle: T\n---\n{FOR_SALE_TOTAL} te koop',
    });
    const html = (revision: string, sale: number) =>
      contentPageFor(content, '/services/fees/', 'nl', { revision, totals: { sale, rent: 0 } })?.modules[0]?.html?.html;
    expect([html('r1', 93), html('r2', 94)]).toEqual(['<p>93 te koop</p>', '<p>94 te koop</p>']);
  });

  test('shows the privacy register, also when the page was rendered without it before', async () => {
    const content = await contentWith({ 'articles/services/fees/nl.md': '---\ntitle: T\n---\n{PRIVACY_REGISTER}' });
    const html = (more: Partial<ContentContext>) =>
      contentPageFor(content, '/services/fees/', 'nl', { ...context, ...more })?.modules[0]?.html?.html;
    expect([html({}), html({ privacyRegister: () => 'the register' })]).toEqual(['', '<p>the register</p>']);
  });
});
