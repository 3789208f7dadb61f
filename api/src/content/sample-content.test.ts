import { join } from 'node:path';
import type { ContentPage, Language, Site } from '@facade/shared-domain/model';
import { DEFAULT_ROUTES } from '@facade/shared-domain/paths/default-routes';
import { formatProblem } from '../kernel/source-files/problem.ts';
import { readFolder } from '../kernel/source-files/read-folder.ts';
import { contentPageFor } from './answers/content-page-for.ts';
import { siteFor } from './answers/site-for.ts';
import type { Content } from './content.ts';
import { loadContent } from './reading/load-content.ts';
import { context } from './testing/small-folder.ts';

const FOLDER = join(process.cwd(), 'tools/sample-agency/content');
/** Languages in which the agency's addresses are those of the route table. */
const MAIN = ['nl', 'fr'] as const;
/** Languages the agency has switched on. */
const SPOKEN = [...MAIN, 'en'] as const;

let content: Content;

beforeAll(async () => {
  const result = await loadContent(FOLDER);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  content = result.content;
});

const pageIn = (original: string, language: Language): ContentPage => {
  const page = contentPageFor(content, original, language, context);
  if (!page) throw new Error(`no page ${original}`);
  return page;
};

const publishedPages = (language: Language): ContentPage[] =>
  [...content.places.values()].map(({ original }) => pageIn(original, language));

/** Every string somewhere in a value. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Every localized text somewhere in the content, with its path. */
const localizedTextsIn = (value: unknown, path: string): [string, Record<string, string>][] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('texts' in value && 'public' in value) return [[path, value.texts as Record<string, string>]];
  return Object.entries(value).flatMap(([key, inner]) => localizedTextsIn(inner, `${path}.${key}`));
};

describe('the sample agency', () => {
  test.each(DEFAULT_ROUTES.map(({ original, type, paths }) => [original, type, paths] as const))(
    'has %s at the paths of the route table',
    (original, type, paths) => {
      for (const language of MAIN) {
        const page = pageIn(original, language);
        expect({ original: page.original, type: page.type, path: page.paths[language] }).toEqual({
          original,
          type,
          path: paths[language],
        });
        expect(page.title.language).toBe(language);
        expect(page.meta.description.length).toBeGreaterThan(20);
      }
    },
  );

  test('has the menu of the specification', () => {
    expect(content.menu.map(({ page, sort }) => [page, sort])).toEqual([
      ['/', 0],
      ['/for-sale/', 1],
      ['/for-rent/', 3],
      ['/projets-neufs/', 4],
      ['/downloads/', 5],
      ['/contact/', 6],
      ['/services/', 10],
    ]);
    expect(siteFor(content, 'nl', context).menu).toHaveLength(7);
  });

  test('has the modules of the specification on its pages', () => {
    const modules = (original: string) => pageIn(original, 'nl').modules.map(({ id, relation }) => `${relation} ${id}`);
    expect(modules('/')).toEqual([
      'property-list 23',
      'towns 30',
      'project-list 13',
      'category 2',
      'testimonials 6',
      'valuation 8',
    ]);
    expect(modules('/for-sale/')).toEqual(['property-list 28']);
    expect(modules('/for-rent/')).toEqual(['property-list 3']);
    expect(modules('/projets-neufs/')).toEqual(['project-list 13']);
    expect(modules('/downloads/')).toContain('downloads 5');
    expect(modules('/contact/')).toEqual(['contact 10', 'team 4']);
    expect(pageIn('/', 'nl').modules[0]?.title?.text).toBe('Onze nieuwe panden');
    expect(pageIn('/', 'fr').modules[0]?.title?.text).toBe('Les dernières offres');
  });

  test('fills every module that lists something', () => {
    for (const { original, modules } of publishedPages('nl'))
      for (const { relation, items, id } of modules)
        if (['category', 'article', 'towns', 'testimonials', 'team', 'downloads'].includes(relation))
          expect({ original, id, items: items.length }).not.toMatchObject({ items: 0 });
  });

  test.each(SPOKEN)('links only to pages in that language, in %s', (language) => {
    const site: Site = siteFor(content, language, context);
    const known = new Set(site.routes.map((route) => route.paths[language]));
    const html = [site, ...publishedPages(language)].flatMap(stringsIn);
    const links = html.flatMap((text) =>
      /^\/[a-z]{2}\//.test(text) ? [text] : [...text.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1] ?? ''),
    );
    const own = links.filter((link) => link.startsWith(`/${language}/`)).map((link) => link.split(/[?#]/)[0]);
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter((link) => !known.has(link))).toEqual([]);
    const inText = html.flatMap((text) => [...text.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1] ?? ''));
    expect(inText.filter((link) => !link.startsWith(`/${language}/`))).toEqual([]);
  });

  test.each(SPOKEN)('has every text in %s', (language) => {
    const { pages, footer, topBar, menu, towns, team, pictures, settings, popup, categories } = content;
    const all = { pages, footer, topBar, menu, towns, team, settings, popup, categories: [...categories] };
    const texts = localizedTextsIn({ ...all, pictures: [...pictures.values()] }, 'content');
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter(([, inAll]) => !inAll[language]?.trim()).map(([path]) => path)).toEqual([]);
    const keysIn = (text: object = {}) =>
      Object.keys(text)
        .filter((key) => key !== 'slug')
        .sort();
    for (const { folder, texts: article } of content.articles)
      expect([folder, keysIn(article[language])]).toEqual([folder, keysIn(article.nl)]);
  });

  test('uses no text of another language on an English page', () => {
    for (const page of publishedPages('en'))
      expect([page.original, page.title.language, page.modules.flatMap(borrowed)]).toEqual([page.original, 'en', []]);
    expect(pageIn('/login/', 'en').meta.noindex).toBe(false);
  });

  test.each(SPOKEN)('excludes from search engines in %s what must be excluded, and nothing else', (language) => {
    const hidden = publishedPages(language).filter(({ meta }) => meta.noindex);
    expect(
      hidden
        .map(({ original }) => original)
        .filter((path) => !path.startsWith('/feedback/'))
        .sort(),
    ).toEqual(['/Discret/', '/owner/']);
    expect(hidden.filter(({ type }) => type === 'feedback')).toHaveLength(15);
  });

  test('uses every picture it lists', () => {
    const used = new Set(stringsIn({ ...content, pictures: [] }));
    expect([...content.pictures.keys()].filter((id) => !used.has(id))).toEqual([]);
  });

  test('has no unfinished text, and no space before a French colon that could break the line', async () => {
    const files = (await readFolder(FOLDER)) ?? [];
    expect(files.filter(({ text }) => /lorem|ipsum|\bTODO\b|\bTBD\b|xxx/i.test(text)).map(({ file }) => file)).toEqual(
      [],
    );
    const french = publishedPages('fr').flatMap(stringsIn);
    expect(french.filter((text) => / [:;?!»]|« /.test(text.replace(/<[^>]+>/g, '')))).toEqual([]);
  });
});

const borrowed = ({ title, html }: ContentPage['modules'][number]) =>
  [title, html].filter((text) => text && text.language !== 'en').map((text) => text?.language);
