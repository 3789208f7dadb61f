import { browserApi } from '@facade/section-kit';
import type { Choices } from '../model/choices.ts';

/**
 * Leaves proof of the choice with the agency: time, version of the text, choices and a random id, nothing about the person.
 * Never rejects: the visitor's choice holds whether or not the record arrives.
 */
export async function recordConsent(version: string, choices: Choices): Promise<void> {
  try {
    await browserApi.post('/consents', { id: crypto.randomUUID(), version, choices }, { keepalive: true });
  } catch {
    console.warn('[mf-consent] the record of this choice could not be sent');
  }
}
