import { DESIGN_COLORS } from '@facade/shared-domain/theme-colors';
import { changedFile } from '../testing/changed-file.ts';
import { page } from '../testing/found-page.ts';
import { contentWith, context } from '../testing/small-folder.ts';
import { contentPageFor } from './content-page-for.ts';
import { siteFor } from './site-for.ts';

describe('modules of a content page', () => {
  test('names the section fragment that a module shows, and the page of a section', async () => {
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

  test('returns a module’s background, title size, columns, class and pictures if the agency set them, and omits defaults', async () => {
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

  test('distinguishes the articles of sub-categories if a module asks for it', async () => {
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

  test('fills a banner of properties or projects from the data, unless the agency has its own slides', async () => {
    const slide = { picture: { id: 'p', alt: '', width: 4, height: 3, color: '#fff' }, path: '/nl/x/1/', label: 'X' };
    const home = async (from: string, to: string) => {
      const content = await contentWith(changedFile('pages/home.yaml', from, to));
      return contentPageFor(content, '/', 'nl', { ...context, newestSlides: () => [slide] })?.banner.slides;
    };
    expect(await home('type: image', 'type: projects')).toEqual([slide]);
    expect(await home('type: image', 'type: properties')).toEqual([slide]);
    expect(await home('type: image', 'type: gallery')).toEqual([]);
    const own = 'type: properties\n  slides: [{ picture: one, link: /services/, label: { nl: Diensten } }]';
    expect(await home('type: image', own)).toMatchObject([{ path: '/nl/diensten/', label: 'Diensten' }]);
  });

  test('marks a card whose text is in the default language, and no other', async () => {
    const module = async (language: 'nl' | 'en') => (await page('/', language)).modules[0];
    expect((await module('en'))?.items[0]).toMatchObject({ title: 'Ereloon', language: 'nl' });
    expect((await module('nl'))?.items[0]?.language).toBeUndefined();
  });

  test('shows no more items than a module allows, and no draft articles', async () => {
    const second = {
      'articles/services/other/article.yaml': 'id: 6\nsort: -1\n',
      'articles/services/other/nl.md': '---\ntitle: Ander\n---\nTekst',
    };
    const items = async (changes: Record<string, string>) =>
      (await page('/', 'nl', changes)).modules[0]?.items.map(({ title }) => title);
    expect(await items(second)).toEqual(['Ander', 'Ereloon']);
    const one = changedFile('pages/home.yaml', 'category: services,', 'category: services, maxItems: 1,');
    expect(await items({ ...second, ...one })).toEqual(['Ander']);
    const draft = { 'articles/services/other/article.yaml': 'id: 6\nstatus: Draft\n' };
    expect(await items({ ...second, ...draft })).toEqual(['Ereloon']);
  });

  test('links a town to the homes for sale there, with counts', async () => {
    const content = await contentWith({
      ...changedFile('pages/services.yaml', 'id: 10', 'id: 10\ntype: sale-list\nmodules: [{ id: 1, show: towns }]'),
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

  test('shows a whole article if a module shows it alone', async () => {
    const single = changedFile(
      'pages/services.yaml',
      'id: 10',
      'id: 10\nmodules: [{ id: 1, show: article, article: services/fees, view: single-view }]',
    );
    expect((await page('/services/', 'fr', single)).modules[0]?.html?.html).toBe(
      '<p>Voir <a href="/fr/services/">services</a>.</p>',
    );
  });
});
