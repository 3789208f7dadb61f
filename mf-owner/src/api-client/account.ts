import { browserApi, messagesOf } from '@facade/section-kit';
import { ACCOUNT_REQUEST } from '@facade/section-kit/time-limits';
import type { Language } from '@facade/shared-domain/model';

/** Field → message in the visitor's language; `''` is about the form as a whole. */
export type AccountErrors = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, string>>;

/** Kind of account: their accounts and sessions are separate. */
export type LoginRealm = 'owner' | 'staff';

const LOGINS: Record<LoginRealm, string> = { owner: '/owner/login', staff: '/agency/login' };

/** Logs in. Like all functions here, returns null on success, otherwise the error, empty without an answer of the api; never rejects. */
export const logIn = (realm: LoginRealm, values: Values, language: Language) => post(LOGINS[realm], values, language);

/** Mails a link to the address, if it has an account. */
export const askForLink = (values: Values, language: Language) => post('/owner/forgotten-password', values, language);

/** Chooses a new password with the token of a link. */
export const choosePassword = (values: Values, language: Language) => post('/owner/password', values, language);

/** Changes the password of the logged-in user. */
export const changePassword = (values: Values, language: Language) => post('/owner/password/change', values, language);

async function post(path: string, values: Values, language: Language): Promise<AccountErrors | null> {
  try {
    const headers = { 'accept-language': language };
    await browserApi.post(path, { ...values, language }, { headers, signal: AbortSignal.timeout(ACCOUNT_REQUEST) });
    return null;
  } catch (error) {
    return messagesOf(error);
  }
}
