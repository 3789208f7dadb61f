import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Db } from '../../database/index.ts';
import { type Purpose, useChallenge } from './challenge.ts';
import { webAuthn } from './web-authn.ts';

/** A verified passkey, ready to be stored. */
export interface NewPasskey {
  credential: string;
  public_key: string;
  counter: number;
  transports: string;
}

/** The owner of the passkey that was used. */
export interface PasskeyOwner {
  id: number;
  email: string;
  name: string;
}

const expected = (db: Db, purpose: Purpose, origin: string) => ({
  expectedChallenge: (challenge: string) => useChallenge(db, Buffer.from(challenge, 'base64url').toString(), purpose),
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
});

/** The passkey that an authenticator has created for this account; null if the answer is invalid. */
export async function verifyNewPasskey(
  db: Db,
  accountId: number,
  response: RegistrationResponseJSON,
  origin: string,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  const answer = await verifyRegistrationResponse({ response, ...expected(db, `add-${accountId}`, origin) }).catch(
    () => null,
  );
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
 * The owner of the passkey that signed the challenge; null if the passkey is unknown or the signature is invalid.
 * Records its use.
 */
export async function verifyLogin(
  db: Db,
  response: AuthenticationResponseJSON,
  origin: string,
  now = new Date(),
): Promise<PasskeyOwner | null> {
  const found = await db
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .select(['passkey.id as passkey', 'credential', 'public_key', 'counter', 'transports'])
    .select(['account.id', 'account.email', 'account.name'])
    .where('credential', '=', response.id)
    .executeTakeFirst();
  if (!found) return null;
  const { credential: id, public_key, counter, transports } = found;
  const { verifyAuthenticationResponse } = await webAuthn();
  const answer = await verifyAuthenticationResponse({
    response,
    ...expected(db, 'login', origin),
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
      counter: Number(counter),
      transports: transports.split(',').filter(Boolean) as AuthenticatorTransport[],
    },
  }).catch(() => null);
  if (!answer?.verified) return null;
  await db
    .updateTable('passkey')
    .set({ counter: answer.authenticationInfo.newCounter, used_at: now })
    .where('id', '=', found.passkey)
    .execute();
  return { id: found.id, email: found.email, name: found.name };
}
