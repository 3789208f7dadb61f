import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import type { ContentProblem } from '../kernel/index.ts';
import type { Article, Page, Place } from './content.ts';
import type { Category } from './schema/article.ts';

interface Sources {
  pages: Page[];
  articles: Article[];
  categories: ReadonlyMap<string, Category>;
}

/** Paths of everything that is published. Two pages with one path are a problem. */
export function placesOf({ pages, articles, categories }: Sources, problems: ContentProblem[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const takenBy = new Map<string, string>();
  const add = (file: string, place: Place) => {
    for (const path of new Set([place.original, ...Object.values(place.paths)])) {
      const other = takenBy.get(path.toLowerCase());
      if (other && other !== file)
        problems.push({ file, field: 'path', line: null, message: `"${path}" is also the address of ${other}` });
      takenBy.set(path.toLowerCase(), file);
    }
    places.set(place.original.toLowerCase(), place);
  };
  for (const page of pages.filter(({ status }) => status === 'Published'))
    add(page.file, { original: page.path, type: page.type, paths: pagePaths(page), parent: null, source: { page } });
  for (const article of articles.filter(({ status }) => status === 'Published')) {
    const paths = articlePaths(article, places, categories);
    const file = `articles/${article.folder}/article.yaml`;
    // An article in no category is a page that happens to be one long text.
    const type = article.folder.includes('/') ? 'article' : 'page';
    add(file, { original: article.original, type, paths, parent: null, source: { article } });
  }
  for (const place of places.values()) place.parent = parentOf(place.original, places);
  return places;
}

const perLanguage = (path: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, path(language)])) as Record<Language, string>;

const pagePaths = ({ path, paths }: Page) => perLanguage((language) => `/${language}${paths[language] ?? path}`);

/** Below the page of its category if there is one, otherwise below the category's own paths. */
function articlePaths(
  { folder, texts }: Article,
  places: ReadonlyMap<string, Place>,
  categories: ReadonlyMap<string, Category>,
) {
  const parts = folder.split('/');
  const name = parts.pop() ?? '';
  const parent = parts.join('/');
  const page = places.get(`/${parent}/`.toLowerCase());
  const above = (language: Language) => {
    if (!parent) return `/${language}/`;
    return page?.paths[language] ?? `/${language}${categories.get(parent)?.paths[language] ?? `/${parent}/`}`;
  };
  return perLanguage((language) => `${above(language)}${texts[language]?.slug ?? name}/`);
}

/** The nearest page above this path; null only for the home page. */
function parentOf(original: string, places: ReadonlyMap<string, Place>): string | null {
  if (original === '/') return null;
  const parts = original.split('/').filter(Boolean);
  while (parts.pop() !== undefined && parts.length > 0) {
    const place = places.get(`/${parts.join('/')}/`.toLowerCase());
    if (place) return place.original;
  }
  return '/';
}
