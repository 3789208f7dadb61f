import type { ConsentSettings, Language } from '@facade/shared-domain/model';
import type { Content } from '../content.ts';
import type { ContentContext } from '../context.ts';
import { type Reader, readerFor } from '../reading/reader.ts';
import type { LocalizedText } from '../schema/fields.ts';

/** The settings of the question about cookies, with the agency's own words in this language. */
export function consentFor(reader: Reader): ConsentSettings {
  const { version, days, visits } = reader.content.settings.consent;
  const wording = wordingFor(reader);
  return {
    version,
    days,
    ...(visits === 'agreed' ? { visits } : {}),
    ...(Object.keys(wording).length > 0 ? { wording } : {}),
  };
}

/** What the agency says of cookies in its own words, by key; nothing where it leaves that to the section. */
export const consentTextsFor = (
  content: Content,
  language: Language,
  context: ContentContext,
): Record<string, string> => wordingFor(readerFor(content, language, context));

/**
 * By key, `options.adStorage.title`. A text that the agency has in its default language only is left out: the section's own words in the
 * visitor's language are the better ones.
 */
function wordingFor({ content, language, text }: Reader): Record<string, string> {
  const said: [string, string][] = textsIn(content.consent, '').flatMap(([key, source]) => {
    const found = text(source);
    return found?.language === language ? [[key, found.text]] : [];
  });
  return Object.fromEntries(said);
}

function textsIn(value: object, prefix: string): [string, LocalizedText][] {
  return Object.entries(value).flatMap(([name, part]: [string, object | undefined]) => {
    if (!part) return [];
    const key = prefix + name;
    return isText(part) ? [[key, part]] : textsIn(part, `${key}.`);
  });
}

const isText = (value: object): value is LocalizedText => 'texts' in value;
