import type { ContentKindName } from '../kinds.ts';
import type { FieldDescriptions } from './field-descriptions.ts';
import { MODULE, PAGES } from './pages.ts';
import { SETTINGS } from './settings.ts';
import { WHOLE_SITE } from './whole-site.ts';

/** Fields that need their own description. */
const BY_KIND: FieldDescriptions = { ...SETTINGS, ...WHOLE_SITE, ...PAGES };

/** Fields that mean the same everywhere. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  nl: 'In Dutch.',
  fr: 'In French.',
  en: 'In English.',
  de: 'In German.',
  public: 'false hides the text without deleting it.',
  id: 'Number that no other file of this kind has.',
  status: 'Published, or Draft: not on the site.',
  label: 'What visitors read.',
  title: 'The heading.',
  text: 'A longer text, in Markdown.',
  link: 'Where it leads: /contact/ for a page of the site, or https://…, tel:…, mailto:….',
  picture: 'A picture by its id in pictures.yaml.',
  pictures: 'Pictures by their ids in pictures.yaml.',
  sort: 'Entries are sorted by this number.',
  noindex: 'true hides it from search engines.',
  breadcrumb: 'A shorter name for the breadcrumbs.',
  phone: 'Phone number with the country code: +32 68 12 34 56.',
  email: 'Mail address.',
  name: 'Name.',
  color: 'A colour like "#17362E", between quotes.',
};

/** The description of a field in this kind of file, in a sentence; undefined if it has none. `path`: `modules[].title`. */
export function descriptionOf(kind: ContentKindName, path: string): string | undefined {
  const name = path.replaceAll('[]', '').replace(/^\./, '');
  const [, ofModule] = /^modules\.(.+)$/.exec(name) ?? [];
  return BY_KIND[kind]?.[name] ?? (ofModule && MODULE[ofModule]) ?? EVERYWHERE[name.slice(name.lastIndexOf('.') + 1)];
}
