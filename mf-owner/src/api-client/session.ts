import { browserApi, messagesOf } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import type { LoginErrors } from '../model/login-errors.ts';

/** After this long without an answer the owner may try again, in milliseconds. */
const TIMEOUT = 20_000;

/** Null: logged in. Else why not, in the visitor's language; empty where the api gave no answer. Never rejects. */
export async function logIn(email: string, password: string, language: Language): Promise<LoginErrors | null> {
  try {
    await browserApi.post(
      '/owner/login',
      { email, password, language },
      { headers: { 'accept-language': language }, signal: AbortSignal.timeout(TIMEOUT) },
    );
    return null;
  } catch (error) {
    return messagesOf(error);
  }
}
