import type { Language, WebsiteThing } from '@facade/shared-domain/model';
import type { Content } from '../../../content/index.ts';
import { kindOf } from './thing.ts';

type Shown = Pick<Content, 'pages' | 'articles' | 'places' | 'popup' | 'menu' | 'topBar' | 'footer' | 'settings'>;

/** Everything that can be edited: pages, articles, and what surrounds them. */
export function listThings(content: Shown, enabled: readonly Language[], language: Language): WebsiteThing[] {
  const fallback = content.settings.languageDefault;
  const address = (original: string) => content.places.get(original.toLowerCase())?.paths[language] ?? null;
  // Thank-you pages are many and seldom edited: they come last.
  const thanks = new Set(content.pages.filter(({ type }) => type === 'feedback').map(({ file }) => file));
  const pages = content.pages.map(
    ({ file, title, status, path, type, ...rest }): WebsiteThing => ({
      id: file,
      kind: 'page',
      title: (title.texts[language] ?? title.texts[fallback] ?? file).replaceAll(
        '{AGENCY}',
        content.settings.agency.name,
      ),
      path: address(path),
      isPublished: status === 'Published',
      missing: missingIn({ title, ...rest }, enabled),
    }),
  );
  const articles = content.articles.map(
    ({ folder, texts, status, original, modules }): WebsiteThing => ({
      id: `articles/${folder}`,
      kind: 'article',
      title: (texts[language] ?? texts[fallback])?.title ?? folder,
      path: address(original),
      isPublished: status === 'Published',
      missing: enabled.filter((one) => !texts[one] || missingIn(modules, enabled).includes(one)),
    }),
  );
  const parts = {
    'menu.yaml': content.menu,
    'popup.yaml': content.popup,
    'top-bar.yaml': content.topBar,
    'footer.yaml': content.footer,
  };
  const whole = Object.entries(parts).map(
    ([id, value]): WebsiteThing => ({
      id,
      kind: kindOf(id) ?? 'menu',
      title: '',
      path: null,
      isPublished: id !== 'popup.yaml' || content.popup?.enabled === true,
      missing: missingIn(value, enabled),
    }),
  );
  const isEditable = ({ id }: WebsiteThing) => kindOf(id) !== null;
  return [
    ...whole,
    ...pages.sort((one, other) => Number(thanks.has(one.id)) - Number(thanks.has(other.id)) || byAddress(one, other)),
    ...articles,
  ].filter(isEditable);
}

/** The home page first, things without an address last. */
const byAddress = (one: WebsiteThing, other: WebsiteThing): number =>
  (one.path ?? '~').localeCompare(other.path ?? '~');

/** Languages in which some of its texts are missing. */
function missingIn(value: unknown, languages: readonly Language[]): Language[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('texts' in value && 'public' in value) {
    const texts = value.texts as Partial<Record<Language, string>>;
    return value.public ? languages.filter((language) => !texts[language]?.trim()) : [];
  }
  const found = new Set(Object.values(value).flatMap((inner) => missingIn(inner, languages)));
  return languages.filter((language) => found.has(language));
}
