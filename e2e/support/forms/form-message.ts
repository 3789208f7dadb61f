import { messages as fr } from '@facade/shared-domain/forms/messages/fr';
import { type MessageKey, messages as nl } from '@facade/shared-domain/forms/messages/nl';
import type { Language } from '../texts.ts';

const MESSAGES = { nl, fr };

/** The message beside an invalid field. */
export const formMessage = (language: Language, key: MessageKey): string => MESSAGES[language][key];
