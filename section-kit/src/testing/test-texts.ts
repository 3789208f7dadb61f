import type { Language } from '@facade/shared-domain/model';
import de from '@facade/shared-domain/words/de.json' with { type: 'json' };
import en from '@facade/shared-domain/words/en.json' with { type: 'json' };
import fr from '@facade/shared-domain/words/fr.json' with { type: 'json' };
import nl from '@facade/shared-domain/words/nl.json' with { type: 'json' };
import i18next, { type i18n } from 'i18next';
import type { Translate } from '../texts.ts';

/**
 * Texts as the shell provides them; one that is missing or lacks a value throws, where the site shows its key or `{{name}}`.
 * @param locales namespace → its strings in `language`, such as `{ 'mf-listings': nl }`
 */
export function createTestTexts(language: Language, locales: Record<string, object>): i18n {
  const instance = i18next.createInstance();
  instance.init({
    lng: language,
    initAsync: false,
    resources: { [language]: withWords(locales, language) },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    missingInterpolationHandler(text: string, [placeholder]: RegExpExecArray) {
      throw new Error(`The text "${text}" has no value for ${placeholder}`);
    },
    parseMissingKeyHandler(key, instead) {
      if (instead !== undefined) return instead;
      throw new Error(`The text "${key}" is missing`);
    },
  });
  return instance;
}

/** As the build of a section adds them. */
const withWords = (locales: Record<string, object>, language: Language) =>
  Object.fromEntries(Object.entries(locales).map(([name, texts]) => [name, { words: WORDS[language], ...texts }]));

const WORDS = { nl, fr, en, de };

/**
 * The `t` of a page's `head`.
 * @example const t = testTranslate('mf-listings', nl);
 */
export const testTranslate = <Section extends string>(
  section: Section,
  texts: object,
  language: Language = 'nl',
): Translate<Section> =>
  createTestTexts(language, { [section]: texts }).getFixedT(null, section) as unknown as Translate<Section>;
