import { browserApi, messagesOf } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';

/** Field → message in the visitor's language; `''` is about the form as a whole. */
export type AccountErrors = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, string>>;

/** After this long without an answer one may try again, in milliseconds. */
const TIMEOUT = 20_000;

/** Who logs in: their accounts and sessions have nothing in common. */
export type LoginRealm = 'owner' | 'staff';

const LOGINS: Record<LoginRealm, string> = { owner: '/owner/login', staff: '/agency/login' };

/** Logs in, as all here: gives null where it worked, else why not, empty where the api gave no answer; never rejects. */
export const logIn = (realm: LoginRealm, values: Values, language: Language) => post(LOGINS[realm], values, language);

/** Has a link mailed to the address, where it has an account. */
export const askForLink = (values: Values, language: Language) => post('/owner/forgotten-password', values, language);

/** Chooses a new password with the token of a link. */
export const choosePassword = (values: Values, language: Language) => post('/owner/password', values, language);

/** Changes the password of who is logged in. */
export const changePassword = (values: Values, language: Language) => post('/owner/password/change', values, language);

async function post(path: string, values: Values, language: Language): Promise<AccountErrors | null> {
  try {
    const headers = { 'accept-language': language };
    await browserApi.post(path, { ...values, language }, { headers, signal: AbortSignal.timeout(TIMEOUT) });
    return null;
  } catch (error) {
    return messagesOf(error);
  }
}
