import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import { isOnRequest, readLanguageName } from '../../values/words.ts';
import { childAt, textAt, type XmlElement } from '../xml-records.ts';

/** Texts of the description, one below the other. */
const PARTS = ['objektbeschreibung', 'ausstatt_beschr', 'lage', 'sonstige_angaben'];

/** `de-BE`, `DEU`, `deutsch` or `fr`; any other as it stands. */
const languageIn = (text: string): string => readLanguageName(text) ?? text.trim().toLowerCase().split(/[-_]/)[0] ?? '';

/** German by default. */
const languageOf = (home: XmlElement): string => languageIn(textAt(home, 'verwaltung_techn', 'sprache')) || 'de';

/**
 * The texts of a home by language. Those of the standard's own fields are in the language of the home; `objekt_text` names its own.
 * @param hasPrice whether a text about the price may be shown
 */
export function textsOf(home: XmlElement, hasPrice: boolean): Map<string, { headline: string; description: string }> {
  const own = languageOf(home);
  const texts = childAt(home, 'freitexte');
  const at = (name: string) => (texts ? textAt(texts, name) : '');
  const price = textAt(home, 'preise', 'freitext_preis');
  const parts = [...PARTS.map(at), hasPrice && !isOnRequest(price) ? price : ''];
  const short = parts.some(Boolean) ? [] : [at('dreizeiler')];
  const found = new Map([[own, [...short, ...parts]]]);
  for (const { name, attributes, text } of texts?.children ?? []) {
    if (name !== 'objekt_text') continue;
    const language = languageIn(attributes.lang ?? '') || own;
    if (language === own || LANGUAGES.includes(language as Language))
      found.set(language, [...(found.get(language) ?? []), text.trim()]);
  }
  return new Map(
    [...found].map(([language, all]) => [
      language,
      {
        headline: language === own ? at('objekttitel') : '',
        description: [...new Set(all.filter(Boolean))].join('\n\n'),
      },
    ]),
  );
}
