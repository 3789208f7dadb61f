import { LANGUAGES, type Language } from '@facade/shared-domain/model';

/**
 * The names in a folder, gathered before its files are checked, so that each reference can be checked in its place.
 * Paths are original paths in lower case.
 */
export interface Outline {
  defaultLanguage: Language;
  /** Languages of the site. */
  languages: readonly Language[];
  published: ReadonlySet<string>;
  /** Pages that exist but are not published. */
  drafts: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
  /** Category folders: `services`. */
  categories: ReadonlySet<string>;
  /** Article folders: `services/honoraires`. */
  articles: ReadonlySet<string>;
  /** False if a file could not be parsed: then references to what it might contain are not reported too. */
  knowsPages: boolean;
  knowsPictures: boolean;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** @param values the parsed YAML files by name, not yet validated */
export function outlineOf(values: ReadonlyMap<string, unknown>): Outline {
  const published = new Set<string>();
  const drafts = new Set<string>();
  const categories = new Set<string>();
  const articles = new Set<string>();
  let knowsPages = true;
  const add = (value: unknown, ...paths: unknown[]) => {
    const target = (record(value).status ?? 'Published') === 'Published' ? published : drafts;
    for (const path of paths) if (typeof path === 'string') target.add(path.toLowerCase());
  };
  for (const [file, value] of values) {
    if (value === undefined && /^(pages|articles)\/.+\.yaml$/.test(file)) knowsPages = false;
    if (file.startsWith('pages/')) add(value, record(value).path, ...list(record(value).aliases));
    const [, folder, kind] = /^articles\/(.+)\/(article|category)\.yaml$/.exec(file) ?? [];
    if (folder && kind === 'category') categories.add(folder.toLowerCase());
    if (folder && kind === 'article') {
      articles.add(folder.toLowerCase());
      add(value, `/${folder}/`);
    }
  }
  const settings = record(values.get('settings.yaml'));
  const language = LANGUAGES.find((code) => code === settings.languageDefault);
  const languages = LANGUAGES.filter((code) => record(settings.languageUse)[code] === true);
  const pictures = new Set(list(values.get('pictures.yaml')).map((picture) => String(record(picture).id)));
  const knowsPictures = Array.isArray(values.get('pictures.yaml'));
  const pages = { published, drafts, categories, articles, knowsPages };
  return { defaultLanguage: language ?? 'nl', languages, ...pages, pictures, knowsPictures };
}
