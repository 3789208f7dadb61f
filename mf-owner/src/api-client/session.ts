import type { Language, Problem } from '@facade/shared-domain/model';
import type { LoginErrors } from '../model/login-errors.ts';

/** After this long without an answer the owner may try again, in milliseconds. */
const PATIENCE = 20_000;

/** Null: logged in. Else why not, in the visitor's language; empty where the api gave no answer. Never rejects. */
export async function logIn(email: string, password: string, language: Language): Promise<LoginErrors | null> {
  try {
    const response = await fetch('/api/owner/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': language },
      body: JSON.stringify({ email, password, language }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok) return null;
    const { errors = {}, detail, title } = (await response.json()) as Problem;
    return Object.keys(errors).length > 0 ? errors : { '': detail || title };
  } catch {
    return {};
  }
}
