import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@facade/shared-domain/model';

/**
 * Reads a folder with a JSON file of texts per language. Their type is that of the Dutch ones; `testLocales` compares the others with them.
 * @example readTexts<typeof nl>(join(import.meta.dirname, 'texts'))
 */
export const readTexts = <Texts>(folder: string): Readonly<Record<Language, Texts>> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))]),
  ) as Record<Language, Texts>;

/** @example fillText('Sent on {{day}}', { day: '1 May' }) // 'Sent on 1 May' */
export const fillText = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
