import type { ConsentSettings, Language } from '@facade/shared-domain/model';
import type { Content } from '../content.ts';
import type { ContentContext } from '../context.ts';
import { type Reader, readerFor } from '../reading/files/reader.ts';
import type { LocalizedText } from '../schema/fields.ts';

/** The settings of the cookie question, with the agency's own wording in this language. */
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

/** The agency's own wording about cookies, by key; empty if it leaves that to the section. */
export const consentTextsFor = (
  content: Content,
  language: Language,
  context: ContentContext,
): Record<string, string> => wordingFor(readerFor(content, language, context));

/**
 * By key, such as `options.adStorage.title`. Leaves out a text that the agency has only in its default language: the section's
 * own text in the visitor's language is better.
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
