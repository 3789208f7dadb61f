import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import { objectsAt, textAt } from '../json/json-home.ts';

interface Texts {
  title?: string;
  description?: string;
}

/** The texts by language, in the order of the site: `sms` is a headline, the longest description counts. */
export function textsOf(home: unknown): Map<Language, Texts> {
  const found = new Map<Language, Texts>();
  for (const language of LANGUAGES) {
    const text = (field: string) =>
      objectsAt(home, field)
        .filter((one) => (textAt(one, 'languageId') || textAt(one, 'language')).toLowerCase().startsWith(language))
        .map((one) => textAt(one, 'content'))
        .find((content) => content !== '') ?? '';
    const description = text('longDescription') || text('shortDescription');
    const title = text('sms');
    if (description || title) found.set(language, { title, description });
  }
  return found;
}

/** The languages that the texts of a home are in, as Whise names them. */
export const languagesOf = (home: unknown): string =>
  ['longDescription', 'shortDescription']
    .flatMap((field) => objectsAt(home, field).filter((one) => textAt(one, 'content') !== ''))
    .map((one) => textAt(one, 'languageId') || textAt(one, 'language'))
    .filter((language, index, all) => all.indexOf(language) === index)
    .join(', ');
