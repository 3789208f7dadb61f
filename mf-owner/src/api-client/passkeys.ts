import { browserApi, messagesOf } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { AccountErrors } from './account.ts';

/** After this long without an answer of the api one may try again, in milliseconds. */
const TIMEOUT = 20_000;

/** Null: done. `cancelled`: whoever was asked for a passkey gave none. Else why not; empty where the api gave no answer. */
export type PasskeyOutcome = AccountErrors | 'cancelled' | null;

/** Whether this browser can have passkeys. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Whether it can offer them in the list under a field, as it does passwords. */
export const canOfferInField = async (): Promise<boolean> =>
  (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;

/** Loaded when a passkey is wanted: who logs in with a password needs nothing of it. */
const library = () => import('@simplewebauthn/browser');

/**
 * Logs in with a passkey that the visitor chooses.
 * @param inField the browser offers passkeys in the list under the address; otherwise it asks at once
 */
export async function logInWithPasskey(
  language: Language,
  { inField, remembered }: { inField: boolean; remembered(): boolean },
): Promise<PasskeyOutcome> {
  return ceremony(async ({ startAuthentication }) => {
    const asked = post<PublicKeyCredentialRequestOptionsJSON>('/owner/passkey-login/options', {}, language);
    // Nobody asked for the list yet: that it cannot be offered is no news.
    const optionsJSON = await (inField ? chosen(asked) : asked);
    const response = await chosen(startAuthentication({ optionsJSON, useBrowserAutofill: inField }));
    const remember = remembered() ? { remember: 'on' } : {};
    await post('/owner/passkey-login', { response, ...remember }, language);
  });
}

/** Makes a passkey on this device, or another that the visitor chooses, and keeps it under a name. */
export async function addPasskey(name: string, language: Language): Promise<PasskeyOutcome> {
  return ceremony(async ({ startRegistration }) => {
    const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>('/owner/passkeys/options', {}, language);
    const response = await chosen(startRegistration({ optionsJSON }));
    await post('/owner/passkeys', { name, response }, language);
  });
}

class Cancelled extends Error {}

/** What the visitor chose. Browsers do not say why there is nothing: it was cancelled, took too long, or no passkey fits. */
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
    { headers: { 'accept-language': language }, signal: AbortSignal.timeout(TIMEOUT) },
  );
