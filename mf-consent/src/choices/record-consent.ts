import { browserApi } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import type { Choices } from './choices.ts';

export interface ConsentRecord {
  /** Random, made for this choice. */
  id: string;
  /** Of the text, as the agency counts it. */
  version: string;
  /** In which the text was shown. */
  language: Language;
  choices: Choices;
}

/**
 * Records the choice as proof for the agency: time, version and language of the text, choices and a random id, nothing about
 * the person. Never rejects: the choice is valid even if the record does not arrive.
 */
export async function recordConsent(record: ConsentRecord): Promise<void> {
  try {
    await browserApi.post('/consents', record, { keepalive: true });
  } catch {
    console.warn('[mf-consent] the record of this choice could not be sent');
  }
}
