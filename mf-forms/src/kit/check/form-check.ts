import type { Language } from '@facade/shared-domain/model';
import type { FormValues } from '../values.ts';
import type { FormErrors } from './form-errors.ts';

type Schema = Parameters<typeof import('@facade/shared-domain/forms/check-form').issuesOf>[0];

/** Imports the schema of a form, a separate module. */
export type LoadSchema = () => Promise<Schema>;

/** Field → error message of these values; empty if all are valid. */
export type FormCheck = (values: FormValues) => FormErrors;

const MESSAGES = {
  nl: () => import('@facade/shared-domain/forms/messages/nl'),
  fr: () => import('@facade/shared-domain/forms/messages/fr'),
  en: () => import('@facade/shared-domain/forms/messages/en'),
  de: () => import('@facade/shared-domain/forms/messages/de'),
};

/**
 * The rules of a form, with their messages in the visitor's language: the same that the api applies. Loaded on the first input.
 * Rejects if the network fails; then the api reports the errors.
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
