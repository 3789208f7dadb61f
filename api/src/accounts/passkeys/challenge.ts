import { countHit, type Db, issueToken, keyedHash, readToken } from '../../platform/index.ts';
import type { Realm } from '../realm.ts';

/** Time limit for an authenticator's answer, in seconds. */
const LIFE = 10 * 60;

const CHALLENGE = 'passkey-challenge';

/** Purpose of a challenge: to log in to a realm, or to add a passkey to one of its accounts. */
export type Purpose = string & { readonly purpose: unique symbol };

export const loginPurpose = ({ scope }: Realm) => `${scope}login` as Purpose;

export const addPurpose = ({ scope }: Realm, accountId: number) => `${scope}add-${accountId}` as Purpose;

/** Creates a challenge for an authenticator. It is signed, so it need not be stored until it is used. */
export const makeChallenge = (db: Db, purpose: Purpose): Promise<string> => issueToken(db, [CHALLENGE, purpose]);

/** Consumes a challenge. False if it is forged, expired, for another purpose or already used. */
export async function useChallenge(db: Db, challenge: string, purpose: Purpose): Promise<boolean> {
  const nonce = await readToken(db, [CHALLENGE, purpose], challenge, { seconds: LIFE });
  if (nonce === null) return false;
  const { hits } = await countHit(db, await keyedHash(db, 'passkey-used', nonce), LIFE);
  return hits === 1;
}
