import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Db } from '../../platform/index.ts';
import type { Person, Realm } from '../realm.ts';
import { addPurpose, loginPurpose, type Purpose, useChallenge } from './challenge.ts';
import type { NewPasskey } from './passkeys.ts';
import { webAuthn } from './web-authn.ts';

const expected = (db: Db, purpose: Purpose, origin: string) => ({
  expectedChallenge: (challenge: string) => useChallenge(db, Buffer.from(challenge, 'base64url').toString(), purpose),
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
});

/** The passkey that an authenticator has created for this account; null if the answer is invalid. */
export async function verifyNewPasskey(
  db: Db,
  realm: Realm,
  accountId: number,
  response: RegistrationResponseJSON,
  origin: string,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  const answer = await verifyRegistrationResponse({
    response,
    ...expected(db, addPurpose(realm, accountId), origin),
  }).catch(() => null);
  if (!answer?.verified) return null;
  const { id, publicKey, counter, transports = [] } = answer.registrationInfo.credential;
  return {
    credential: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.join(','),
  };
}

/**
 * Whose passkey signed the challenge; null if the realm has no such passkey or the signature is invalid. Records its use.
 */
export async function verifyLogin(
  db: Db,
  realm: Realm,
  response: AuthenticationResponseJSON,
  origin: string,
  now = new Date(),
): Promise<Person | null> {
  const found = await db
    .selectFrom(realm.tables.passkeys)
    .select(['id', 'account_id', 'credential', 'public_key', 'counter', 'transports'])
    .where('credential', '=', response.id)
    .executeTakeFirst();
  if (!found) return null;
  const { public_key, counter, transports } = found;
  const { verifyAuthenticationResponse } = await webAuthn();
  const answer = await verifyAuthenticationResponse({
    response,
    ...expected(db, loginPurpose(realm), origin),
    credential: {
      id: found.credential,
      publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
      counter: Number(counter),
      transports: transports.split(',').filter(Boolean) as AuthenticatorTransport[],
    },
  }).catch(() => null);
  if (!answer?.verified) return null;
  await db
    .updateTable(realm.tables.passkeys)
    .set({ counter: answer.authenticationInfo.newCounter, used_at: now })
    .where('id', '=', found.id)
    .execute();
  return realm.findPerson(db, found.account_id);
}
