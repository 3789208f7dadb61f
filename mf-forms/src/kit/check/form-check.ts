import type { Language } from '@facade/shared-domain/model';
import type { FormValues } from '../values.ts';
import type { FormErrors } from './form-errors.ts';

type Schema = Parameters<typeof import('@facade/shared-domain/forms/check-form').issuesOf>[0];

/** Brings the schema of a form, in a module of its own. */
export type LoadSchema = () => Promise<Schema>;

/** Field → message, of what is wrong with these values; empty where all is right. */
export type FormCheck = (values: FormValues) => FormErrors;

const MESSAGES = {
  nl: () => import('@facade/shared-domain/forms/messages/nl'),
  fr: () => import('@facade/shared-domain/forms/messages/fr'),
  en: () => import('@facade/shared-domain/forms/messages/en'),
  de: () => import('@facade/shared-domain/forms/messages/de'),
};

/**
 * The rules of a form, with their messages in the visitor's language: the same that the api applies. Fetched when somebody
 * begins to fill in the form, not before. Rejects where the network fails; the api then says what is wrong.
 */
export async function loadCheck(loadSchema: LoadSchema, language: Language): Promise<FormCheck> {
  const [schema, { messages }, { issuesOf }] = await Promise.all([
    loadSchema(),
    MESSAGES[language](),
    import('@facade/shared-domain/forms/check-form'),
  ]);
  const texts: Readonly<Record<string, string>> = messages;
  return (values) =>
    Object.fromEntries(
      Object.entries(issuesOf(schema, values)).map(([name, key]) => [name, texts[key] ?? messages.invalid]),
    );
}
