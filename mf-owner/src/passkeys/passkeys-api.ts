import { browserApi, messagesOf } from '@facade/section-kit';
import { ACCOUNT_REQUEST } from '@facade/section-kit/time-limits';
import type { AccountRealm, Language } from '@facade/shared-domain/model';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { type AccountErrors, REALM_PATHS } from '../account/account-api.ts';

/** Null: done. `cancelled`: no passkey was chosen. Otherwise the error; empty without an answer of the api. */
export type PasskeyOutcome = AccountErrors | 'cancelled' | null;

/** Whether this browser supports passkeys. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Whether it can suggest them under a field, like passwords. */
export const canOfferInField = async (): Promise<boolean> =>
  (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;

/** Loaded on demand: a login with a password does not need it. */
const library = () => import('@simplewebauthn/browser');

/**
 * Logs in with a passkey that the visitor chooses.
 * @param inField the browser suggests passkeys under the address field; otherwise it asks at once
 */
export async function logInWithPasskey(
  realm: AccountRealm,
  language: Language,
  { inField, remembered }: { inField: boolean; remembered(): boolean },
): Promise<PasskeyOutcome> {
  const path = `${REALM_PATHS[realm]}/passkey-login`;
  return ceremony(async ({ startAuthentication }) => {
    const asked = post<PublicKeyCredentialRequestOptionsJSON>(`${path}/options`, {}, language);
    // The suggestions were not requested explicitly: a failure is not shown.
    const optionsJSON = await (inField ? chosen(asked) : asked);
    const response = await chosen(startAuthentication({ optionsJSON, useBrowserAutofill: inField }));
    const remember = remembered() ? { remember: 'on' } : {};
    await post(path, { response, ...remember }, language);
  });
}

/** Creates a passkey on this device, or another that the visitor chooses, and stores it with a name. */
export async function addPasskey(realm: AccountRealm, name: string, language: Language): Promise<PasskeyOutcome> {
  const path = `${REALM_PATHS[realm]}/passkeys`;
  return ceremony(async ({ startRegistration }) => {
    const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>(`${path}/options`, {}, language);
    const response = await chosen(startRegistration({ optionsJSON }));
    await post(path, { name, response }, language);
  });
}

class Cancelled extends Error {}

/** The visitor's choice. Browsers do not say why there is none: cancelled, timed out, or no matching passkey. */
const chosen = <T>(choice: Promise<T>): Promise<T> =>
  choice.catch(() => {
    throw new Cancelled();
  });

async function ceremony(
  use: (library: typeof import('@simplewebauthn/browser')) => Promise<void>,
): Promise<PasskeyOutcome> {
  try {
    await use(await library());
    return null;
  } catch (error) {
    return error instanceof Cancelled ? 'cancelled' : messagesOf(error);
  }
}

const post = <T>(path: string, body: object, language: Language): Promise<T> =>
  browserApi.post<T>(
    path,
    { ...body, language },
    { headers: { 'accept-language': language }, signal: AbortSignal.timeout(ACCOUNT_REQUEST) },
  );
