import type { SectionContract } from '@facade/platform/contract';

const LANGUAGES = ['nl', 'fr', 'en', 'de'];
/** Languages have different plurals: `total_one` and `total_other` are one text. */
const PLURAL = /(_ordinal)?_(zero|one|two|few|many|other)$/;

/** Texts missing in one language: its visitors would read the key. */
export function checkTexts({ texts }: Pick<SectionContract, 'texts'>): string[] {
  if (Object.keys(texts).length === 0) return [];
  const keys = new Map(LANGUAGES.map((language) => [language, new Set((texts[language] ?? []).map(withoutPlural))]));
  const all = [...new Set([...keys.values()].flatMap((own) => [...own]))].sort();
  return LANGUAGES.flatMap((language) => {
    if (!texts[language]) return [`there are no texts in ${language}`];
    const missing = all.filter((key) => !keys.get(language)?.has(key));
    return missing.length > 0 ? [`${language} lacks ${missing.map((key) => `"${key}"`).join(', ')}`] : [];
  });
}

export const withoutPlural = (key: string): string => key.replace(PLURAL, '');
