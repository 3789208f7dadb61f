import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sectionTexts } from '../build/section-texts.ts';

/** Language → keys of a section's texts. */
export function localeKeys(folder: string): Record<string, string[]> {
  const locales = join(folder, 'src/locales');
  if (!existsSync(locales)) return {};
  const languages = readdirSync(locales)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));
  return Object.fromEntries(languages.sort().map((language) => [language, textKeys(sectionTexts(folder, language))]));
}

/** Keys of texts, sorted; nested ones as `dialog.title`. */
export function textKeys(texts: object): string[] {
  return Object.entries(texts)
    .flatMap(([key, value]) =>
      typeof value === 'object' && value !== null ? textKeys(value).map((inner) => `${key}.${inner}`) : [key],
    )
    .sort();
}
