import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Translate } from '@facade/shared-domain/language/translate';
import type { Language } from '@facade/shared-domain/model';
import type { WithWords, WordGroup } from '@facade/shared-domain/words/words';
import type nl from './page/nl.json';
import { translator } from './translator.ts';

/** What the property page calls things. Nothing that the api prints explains a fact. */
export type PageTexts = WithWords<typeof nl, WordGroup> & { explain: object };

const loaded = new Map<Language, Translate<PageTexts>>();

/**
 * The words of the property page, for what the api prints of a home: prices, facts, energy. `page/` holds the same texts as the locales of
 * `mf-detail`, which a test compares.
 */
export function pageTexts(language: Language): Translate<PageTexts> {
  const known = loaded.get(language);
  if (known) return known;
  const file = join(import.meta.dirname, 'page', `${language}.json`);
  const t = translator<PageTexts>({ ...readJson(file), words: readJson(wordsFile(language)), explain: {} }, language);
  loaded.set(language, t);
  return t;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const wordsFile = (language: Language): string =>
  fileURLToPath(import.meta.resolve(`@facade/shared-domain/words/${language}.json`));
