import { LANGUAGES, type Language, type Localized } from '@facade/shared-domain/model';
import { type ContentProblem, checkFile, type YamlSource } from '../../kernel/index.ts';
import type { Fields } from '../schema/fields.ts';
import { type Wording, wordingSchema } from '../schema/wording.ts';
import { checkWording, type KnownTexts } from './check-wording.ts';

/** The folder `wording`: a file per language. */
export function loadWording(
  sources: ReadonlyMap<string, YamlSource>,
  fields: Fields,
  problems: ContentProblem[],
  known?: KnownTexts,
): Localized<Wording> {
  const wording: Localized<Wording> = {};
  for (const [file, source] of sources) {
    const [, name] = /^wording\/(.+)\.yaml$/.exec(file) ?? [];
    if (name === undefined) continue;
    const language = LANGUAGES.find((code): code is Language => code === name);
    const refuse = (message: string) => problems.push({ file, field: '', line: null, message });
    if (!language) refuse(`"${name}" is not a language of the site; it knows ${LANGUAGES.join(', ')}`);
    else if (source.value !== undefined) {
      const words = checkFile(source, wordingSchema(fields), problems);
      if (words) wording[language] = words;
      if (words && known) problems.push(...checkWording(source, known));
    }
  }
  return wording;
}
