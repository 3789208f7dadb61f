import type { Language, WebsiteThingKind } from '@facade/shared-domain/model';
import { articleFields } from './article-fields.ts';
import { footerFields, popupFields, topBarFields } from './chrome-fields.ts';
import { fieldsOf, group, type PlacedGroup } from './field-kinds.ts';
import { pageFields } from './page-fields.ts';

const PAGE = /^pages\/([a-z0-9-]+\/)*[a-z0-9-]+\.yaml$/i;
const ARTICLE = /^articles(\/[a-z0-9-]+)+$/i;
const WHOLE: Record<string, WebsiteThingKind> = {
  'menu.yaml': 'menu',
  'popup.yaml': 'popup',
  'top-bar.yaml': 'top-bar',
  'footer.yaml': 'footer',
};

/** The thing with this id; null if there is none. */
export function kindOf(id: string): WebsiteThingKind | null {
  if (PAGE.test(id)) return 'page';
  if (ARTICLE.test(id)) return 'article';
  return Object.hasOwn(WHOLE, id) ? (WHOLE[id] ?? null) : null;
}

/** The file that decides which fields there are. */
export const mainFile = (id: string): string => (kindOf(id) === 'article' ? `${id}/article.yaml` : id);

/** Every file that a save may change. */
export const filesOf = (id: string, languages: readonly Language[]): string[] =>
  kindOf(id) === 'article' ? [mainFile(id), ...languages.map((language) => `${id}/${language}.md`)] : [id];

/** @param value the parsed main file */
export function groupsOf(id: string, value: unknown): PlacedGroup[] {
  switch (kindOf(id)) {
    case 'page':
      return pageFields(id, value);
    case 'article':
      return articleFields(id, value);
    case 'popup':
      return popupFields(id);
    case 'top-bar':
      return topBarFields(id, value);
    case 'footer':
      return footerFields(id, value);
    case 'menu':
      return [
        group(
          'whole',
          [fieldsOf(id)('menu', [], { label: 'menu' })].map((field) => ({ ...field, name: 'menu' })),
        ),
      ];
    default:
      return [];
  }
}
