import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRemote } from './remote-file.ts';

/** The words of the domain in a language. */
export const wordsFile = (language: string): string =>
  fileURLToPath(import.meta.resolve(`@facade/shared-domain/words/${language}.json`));

/**
 * The texts of a section in a language, from `src/locales`, with the words of the domain that its `remote.tsx` names. Other packages, such
 * as the shell, have only their own.
 */
export function sectionTexts(folder: string, language: string): Record<string, unknown> {
  const texts = readJson(join(folder, 'src/locales', `${language}.json`));
  const groups = existsSync(join(folder, 'src/remote.tsx')) ? (readRemote(folder).words ?? []) : [];
  if (groups.length === 0) return texts;
  const words = readJson(wordsFile(language));
  return { ...texts, words: Object.fromEntries(groups.map((group) => [group, words[group]])) };
}

const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));
