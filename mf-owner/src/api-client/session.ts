import type { Language, Problem } from '@facade/shared-domain/model';

/** Null: logged in. Else why not, in the visitor's language; empty where the api gave no answer. */
export async function logIn(email: string, password: string, language: Language): Promise<string | null> {
  try {
    const response = await fetch('/api/owner/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': language },
      body: JSON.stringify({ email, password, language }),
    });
    if (response.ok) return null;
    const { errors, detail, title } = (await response.json()) as Problem;
    return Object.values(errors ?? {})[0] ?? detail ?? title;
  } catch {
    return '';
  }
}
