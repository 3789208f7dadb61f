import { browserApi, messagesOf } from '@facade/section-kit';
import { ACCOUNT_REQUEST } from '@facade/section-kit/time-limits';
import type { AccountRealm, Language } from '@facade/shared-domain/model';

/** Field → message in the visitor's language; `''` is about the form as a whole. */
export type AccountErrors = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, string>>;

/** Where the api has the endpoints of a realm. */
export const REALM_PATHS: Record<AccountRealm, string> = { owner: '/owner', staff: '/agency' };

/** Logs in. Like all functions here, returns null on success, otherwise the error, empty without an answer of the api; never rejects. */
export const logIn = sendTo('/login');

/** Mails a link to the address, if it has an account. */
export const askForLink = sendTo('/forgotten-password');

/** Chooses a new password with the token of a link. */
export const choosePassword = sendTo('/password');

/** Changes the password of the logged-in user. */
export const changePassword = sendTo('/password/change');

function sendTo(path: string) {
  return (realm: AccountRealm, values: Values, language: Language) => post(REALM_PATHS[realm] + path, values, language);
}

async function post(path: string, values: Values, language: Language): Promise<AccountErrors | null> {
  try {
    const headers = { 'accept-language': language };
    await browserApi.post(path, { ...values, language }, { headers, signal: AbortSignal.timeout(ACCOUNT_REQUEST) });
    return null;
  } catch (error) {
    return messagesOf(error);
  }
}
