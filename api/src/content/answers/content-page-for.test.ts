import { DESIGN_COLORS } from '@facade/shared-domain/theme-colors';
import { contentWith, context, smallFolder } from '../testing/small-folder.ts';
import { contentPageFor } from './content-page-for.ts';
import { siteFor } from './site-for.ts';

const change = (file: string, from: string, to: string) => ({ [file]: (smallFolder[file] ?? '').replace(from, to) });
const page = async (path: string, language: 'nl' | 'fr' | 'en', changes: Record<string, string | null> = {}) => {
  const found = contentPageFor(await contentWith(changes), path, language, context);
  if (!found) throw new Error(`no page ${path}`);
  return found;
};

describe('contentPageFor', () => {
  it('finds a page by its original path in any case, and by another name it had', async () => {
    expect((await page('/SERVICES/', 'nl')).original).toBe('/services/');
    expect((await page('/what-we-do/', 'nl')).original).toBe('/services/');
  });

  it('names the fragment of a section that a module shows, and the page of a section', async () => {
    const guide = `id: 70
type: section
shows: mf-guide/overview
path: /guide/
title: { nl: Gids, fr: Guide }
modules:
  - { id: 1, show: fragment, fragment: mf-guide/note, props: { tone: calm } }
  - { id: 2, show: fragment, fragment: mf-guide/other }
`;
    const changes = { 'pages/guide.yaml': guide };
    const { modules } = await page('/guide/', 'nl', changes);
    expect(modules.map(({ fragment }) => fragment)).toEqual([
      { id: 'mf-guide/note', props: { tone: 'calm' } },
      { id: 'mf-guide/other', props: {} },
    ]);
    const { routes } = siteFor(await contentWith(changes), 'nl', context);
    expect(routes.find(({ original }) => original === '/guide/')).toMatchObject({
      type: 'section',
      shows: 'mf-guide/overview',
    });
  });

  it('gives a module the ground, title size, columns, class and pictures that the agency chose, and says nothing of the usual', async () => {
    const module = (fields: string) =>
      page('/services/', 'nl', {
        'pages/services.yaml': `id: 10\npath: /services/\npaths: { nl: /diensten/ }\ntitle: Diensten\nmodules:\n  - { id: 1, show: text, text: Tekst, ${fields} }\n`,
      }).then(({ modules }) => modules[0]);
    const usual = await module('span: 12');
    for (const field of ['ground', 'titleSize', 'columns', 'className', 'pictures'])
      expect(usual).not.toHaveProperty(field);
    expect(await module('titleSize: h3, class: campaign wide, pictures: [one], col: { lg: 4, md: 6 }')).toMatchObject({
      titleSize: 'h3',
      className: 'campaign wide',
      pictures: [{ id: 'one' }],
      columns: { sm: 12, md: 6, lg: 4 },
      span: 4,
    });
    expect(await module("background: color, backgroundColor: '#102030'")).toMatchObject({
      background: 'color',
      ground: { color: '#102030', ink: DESIGN_COLORS['primary-ink'], isDark: true },
    });
    expect(await module("background: color, backgroundColor: '#F0E0D0'")).toMatchObject({
      ground: { ink: DESIGN_COLORS.ink, isDark: false },
    });
    expect(await module('background: picture, backgroundPicture: one')).toMatchObject({
      background: 'picture',
      ground: { picture: { id: 'one' } },
    });
  });

  it('tells the articles of sub-categories apart where a module asks for it', async () => {
    const text = '---\ntitle: Notaris\n---\nTekst';
    const groups = async (subcategories: boolean) =>
      (
        await page('/services/', 'nl', {
          'articles/services/buying/category.yaml': 'id: 77\nname: { nl: Kopen, fr: Acheter }\n',
          'articles/services/buying/notary/article.yaml': 'id: 78\n',
          'articles/services/buying/notary/nl.md': text,
          'pages/services.yaml': `id: 10\npath: /services/\ntitle: Diensten\nmodules:\n  - { id: 1, show: category, category: services, subcategories: ${subcategories} }\n`,
        })
      ).modules[0]?.items.map(({ title, group }) => [title, group]);
    expect(await groups(true)).toEqual(expect.arrayContaining([['Notaris', 'Kopen']]));
    expect((await groups(true))?.some(([, group]) => group === undefined)).toBe(true);
    expect((await groups(false))?.every(([, group]) => group === undefined)).toBe(true);
  });

  it('tells social networks what the agency says to them, only where its own words count', async () => {
    const social = async (isActive: boolean) =>
      (
        await page('/services/', 'nl', {
          'pages/services.yaml': `id: 10\npath: /services/\ntitle: Diensten\nmetadata: { isActiveSEO: ${isActive}, socialTitle: Kom langs, type: article, url: 'https://agency.example/x/' }\n`,
        })
      ).meta.social;
    expect(await social(true)).toEqual({ title: 'Kom langs', type: 'article', url: 'https://agency.example/x/' });
    expect(await social(false)).toBeUndefined();
  });

  it('fills a banner of properties or projects from the data, unless the agency names slides of its own', async () => {
    const slide = { picture: { id: 'p', alt: '', width: 4, height: 3, color: '#fff' }, path: '/nl/x/1/', label: 'X' };
    const home = async (from: string, to: string) => {
      const content = await contentWith(change('pages/home.yaml', from, to));
      return contentPageFor(content, '/', 'nl', { ...context, newestSlides: () => [slide] })?.banner.slides;
    };
    expect(await home('type: image', 'type: projects')).toEqual([slide]);
    expect(await home('type: image', 'type: properties')).toEqual([slide]);
    expect(await home('type: image', 'type: gallery')).toEqual([]);
    const own = 'type: properties\n  slides: [{ picture: one, link: /services/, label: { nl: Diensten } }]';
    expect(await home('type: image', own)).toMatchObject([{ path: '/nl/diensten/', label: 'Diensten' }]);
  });

  it('knows neither drafts nor strangers', async () => {
    const content = await contentWith();
    expect(contentPageFor(content, '/hidden/', 'nl', context)).toBeNull();
    expect(contentPageFor(content, '/nowhere/', 'nl', context)).toBeNull();
  });

  it('gives its address in the languages that are switched on', async () => {
    expect((await page('/services/fees/', 'nl')).paths).toEqual({
      nl: '/nl/diensten/ereloon/',
      fr: '/fr/services/fees/',
      en: '/en/services/fees/',
    });
  });

  it('leads the breadcrumb from the home page to the page itself', async () => {
    expect((await page('/services/fees/', 'fr')).breadcrumb).toEqual([
      { label: 'Bienvenue', path: '/fr/' },
      { label: 'Services', path: '/fr/services/' },
      { label: 'Honoraires', path: '/fr/services/fees/' },
    ]);
    expect((await page('/', 'fr')).breadcrumb).toEqual([]);
  });

  it('falls back to the default language, says so, and keeps the page from search engines', async () => {
    const english = await page('/services/fees/', 'en');
    expect(english.title).toEqual({ text: 'Ereloon', language: 'nl' });
    expect(english.meta.noindex).toBe(true);
    expect((await page('/services/fees/', 'fr')).meta.noindex).toBe(false);
  });

  it('marks a card whose text is borrowed, and only that', async () => {
    const module = async (language: 'nl' | 'en') => (await page('/', language)).modules[0];
    expect((await module('en'))?.items[0]).toMatchObject({ title: 'Ereloon', language: 'nl' });
    expect((await module('nl'))?.items[0]?.language).toBeUndefined();
  });

  it('fills the totals into the text of the banner', async () => {
    const { banner } = await page('/', 'nl');
    expect(banner.description?.text).toBe('93 te koop, 11 te huur');
    expect(banner.pictures[0]).toMatchObject({ id: 'one', width: 600, height: 400, alt: 'Een gevel' });
  });

  it('leaves out a text that is not public, and names the page after the agency then', async () => {
    const hidden = change('pages/services.yaml', '{ nl: Diensten,', '{ public: false, nl: Diensten,');
    expect((await page('/services/', 'nl', hidden)).title.text).toBe('Testkantoor');
  });

  it('turns Markdown into clean HTML with links in the language of the page', async () => {
    const { modules } = await page('/services/fees/', 'nl');
    expect(modules[0]?.html).toEqual({
      html: '<h2>Tarief</h2>\n<p>Zie <a href="/nl/diensten/">diensten</a>.</p>',
      language: 'nl',
    });
  });

  it('keeps thank-you pages and pages that ask for it from search engines', async () => {
    const type = (value: string) => change('pages/services.yaml', 'id: 10', `id: 10\n${value}`);
    expect((await page('/services/', 'nl')).meta.noindex).toBe(false);
    expect((await page('/services/', 'nl', type('type: feedback'))).meta.noindex).toBe(true);
    expect((await page('/services/', 'nl', type('noindex: true'))).meta.noindex).toBe(true);
  });

  it('makes title and description itself, and lets the agency’s replace them only when isActiveSEO says so', async () => {
    const metadata = (isActive: boolean) =>
      change(
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
  });

  it('shortens a long description after a whole word', async () => {
    const long = `---\ntitle: T\n---\n${'woord '.repeat(60)}`;
    const { description } = (await page('/services/fees/', 'nl', { 'articles/services/fees/nl.md': long })).meta;
    expect(description).toMatch(/ woord…$/);
    expect(description.length).toBeLessThanOrEqual(156);
  });

  it('shows no more items than a module allows, and no article that is a draft', async () => {
    const second = {
      'articles/services/other/article.yaml': 'id: 6\nsort: -1\n',
      'articles/services/other/nl.md': '---\ntitle: Ander\n---\nTekst',
    };
    const items = async (changes: Record<string, string>) =>
      (await page('/', 'nl', changes)).modules[0]?.items.map(({ title }) => title);
    expect(await items(second)).toEqual(['Ander', 'Ereloon']);
    const one = change('pages/home.yaml', 'category: services,', 'category: services, maxItems: 1,');
    expect(await items({ ...second, ...one })).toEqual(['Ander']);
    const draft = { 'articles/services/other/article.yaml': 'id: 6\nstatus: Draft\n' };
    expect(await items({ ...second, ...draft })).toEqual(['Ereloon']);
  });

  it('leads from a town to what is for sale there, with its counts', async () => {
    const content = await contentWith({
      ...change('pages/services.yaml', 'id: 10', 'id: 10\ntype: sale-list\nmodules: [{ id: 1, show: towns }]'),
      'towns.yaml': "- { name: Meslin-l'Évêque, zip: 7822, label: Meslin }",
    });
    const countsOfTown = (name: string, zip: string) =>
      name.startsWith('Meslin') && zip === '7822' ? { sale: 3, rent: 0 } : null;
    const found = contentPageFor(content, '/services/', 'fr', { ...context, countsOfTown });
    expect(found?.modules[0]?.items[0]).toMatchObject({
      title: 'Meslin',
      path: "/fr/services/?city=Meslin-l'%C3%89v%C3%AAque%7C7822",
      count: { sale: 3, rent: 0 },
    });
  });

  it('makes texts anew when the totals have changed', async () => {
    const content = await contentWith({
      'articles/services/fees/nl.md': '---\ntitle: T\n---\n{FOR_SALE_TOTAL} te koop',
    });
    const html = (revision: string, sale: number) =>
      contentPageFor(content, '/services/fees/', 'nl', { revision, totals: { sale, rent: 0 } })?.modules[0]?.html?.html;
    expect([html('r1', 93), html('r2', 94)]).toEqual(['<p>93 te koop</p>', '<p>94 te koop</p>']);
  });

  it('prints a whole article where a module shows it by itself', async () => {
    const single = change(
      'pages/services.yaml',
      'id: 10',
      'id: 10\nmodules: [{ id: 1, show: article, article: services/fees, view: single-view }]',
    );
    expect((await page('/services/', 'fr', single)).modules[0]?.html?.html).toBe(
      '<p>Voir <a href="/fr/services/">services</a>.</p>',
    );
  });
});
