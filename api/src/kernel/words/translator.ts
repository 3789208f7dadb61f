import type { Translate } from '@facade/shared-domain/language/translate';
import type { Language } from '@facade/shared-domain/model';
import { fillText } from './read-texts.ts';

/** Translates keys of these texts with their plurals and variants, as `useTexts` does in a section. */
export function translator<Texts extends object>(texts: Texts, language: Language): Translate<Texts> {
  const byKey = new Map(flat(texts));
  const plurals = new Intl.PluralRules(language);
  return (key: string, values: Record<string, unknown> = {}) => fillText(find(byKey, key, values, plurals), values);
}

/** Text by its key: `facts.bedrooms_one`. */
type TextByKey = ReadonlyMap<string, string>;

/** As i18next looks a key up: variant and plural, variant, plural, the key alone. */
function find(texts: TextByKey, key: string, values: Record<string, unknown>, plurals: Intl.PluralRules): string {
  const variant = values.context ? `_${values.context}` : '';
  const plural = typeof values.count === 'number' ? `_${plurals.select(values.count)}` : '';
  const candidates = [variant + plural, variant, plural, ''].map((ending) => texts.get(key + ending));
  // A label whose number is not known is that of many.
  return (
    candidates.find((text) => text !== undefined) ?? texts.get(`${key}_other`) ?? String(values.defaultValue ?? key)
  );
}

const flat = (part: object, path = ''): [string, string][] =>
  Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
