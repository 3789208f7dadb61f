import { messages as de } from '@facade/shared-domain/forms/messages/de';
import { messages as en } from '@facade/shared-domain/forms/messages/en';
import { messages as fr } from '@facade/shared-domain/forms/messages/fr';
import { messages as nl } from '@facade/shared-domain/forms/messages/nl';
import type { Language } from '@facade/shared-domain/model';
import { HTTP_TEXTS } from './texts/index.ts';

const MESSAGES = { nl, fr, en, de };

/** The message in the visitor's language; for an unknown key, "not valid". */
export function formText(key: string, language: Language): string {
  const messages = MESSAGES[language];
  const texts: Record<string, string> = { ...messages, ...HTTP_TEXTS[language].forms };
  return Object.hasOwn(texts, key) ? (texts[key] as string) : messages.invalid;
}
