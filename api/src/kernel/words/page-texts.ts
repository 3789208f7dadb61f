import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Translate } from '@facade/shared-domain/language/translate';
import type { Language } from '@facade/shared-domain/model';
import type { WithWords, WordGroup } from '@facade/shared-domain/words/words';
import type nl from './page/nl.json';
import { fillText } from './read-texts.ts';

/** What the property page calls things. Nothing that the api prints explains a fact. */
export type PageTexts = WithWords<typeof nl, WordGroup> & { explain: object };

/** Text by its key: `facts.bedrooms_one`. */
type Texts = ReadonlyMap<string, string>;

const loaded = new Map<Language, Translate<PageTexts>>();

/**
 * The words of the property page, for what the api prints of a home: prices, facts, energy. `page/` holds the same texts as the locales of
 * `mf-detail`, which a test compares.
 */
export function pageTexts(language: Language): Translate<PageTexts> {
  const known = loaded.get(language);
  if (known) return known;
  const file = join(import.meta.dirname, 'page', `${language}.json`);
  const texts = new Map([...flat(readJson(file)), ...flat(readJson(wordsFile(language)), 'words.')]);
  const plurals = new Intl.PluralRules(language);
  const t = (key: string, values: Record<string, unknown> = {}) => fillText(find(texts, key, values, plurals), values);
  loaded.set(language, t);
  return t;
}

/** As i18next looks a key up: variant and plural, variant, plural, the key alone. */
function find(texts: Texts, key: string, values: Record<string, unknown>, plurals: Intl.PluralRules): string {
  const variant = values.context ? `_${values.context}` : '';
  const plural = typeof values.count === 'number' ? `_${plurals.select(values.count)}` : '';
  const candidates = [variant + plural, variant, plural, ''].map((ending) => texts.get(key + ending));
  // A label whose number is not known is that of many.
  return (
    candidates.find((text) => text !== undefined) ?? texts.get(`${key}_other`) ?? String(values.defaultValue ?? key)
  );
}

const readJson = (file: string): object => JSON.parse(readFileSync(file, 'utf8'));

const wordsFile = (language: Language): string =>
  fileURLToPath(import.meta.resolve(`@facade/shared-domain/words/${language}.json`));

const flat = (part: object, path = ''): [string, string][] =>
  Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
