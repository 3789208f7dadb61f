import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { type Api, id, ProblemError, problemAnswer } from '../../http/index.ts';
import { type Db, keyedHash } from '../../platform/index.ts';
import { loggedInPerson } from '../logged-in.ts';
import { accountMailer, type MailServices } from '../mails/account-mailer.ts';
import { addPurpose, makeChallenge } from '../passkeys/challenge.ts';
import { addPasskey, credentialsOf, MOST_PASSKEYS, removePasskey, renamePasskey } from '../passkeys/passkeys.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import { verifyNewPasskey } from '../passkeys/verify.ts';
import { webAuthn } from '../passkeys/web-authn.ts';
import type { Realm } from '../realm.ts';
import { registrationResponse } from '../schemas/passkey.ts';

const name = z.string({ error: 'name.required' }).trim().min(1, 'name.required').max(60, 'tooLong');

const notLoggedIn = problemAnswer('not logged in');
const noSuch = problemAnswer('the person has no such passkey');

/** `POST …/passkeys/options`, `POST …/passkeys`, and those to rename and to remove one, of a realm. */
export function addPasskeyRoutes(api: Api, realm: Realm, services: MailServices & { db: Db }): void {
  const { db, siteData } = services;
  const { path, tag, scope } = realm;
  api.post(
    `${path}/passkeys/options`,
    {
      schema: {
        tags: [tag],
        summary: 'Options for the browser to create a passkey',
        response: { 200: z.looseObject({ challenge: z.string() }), 401: notLoggedIn, 404: noSuch },
      },
    },
    async (request) => {
      const person = loggedInPerson(realm, request);
      const known = await credentialsOf(db, realm, person.id);
      if (known.length >= MOST_PASSKEYS) throw new ProblemError('not-found');
      const { rpName, rpID } = await relyingParty(siteData, request);
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName,
        rpID,
        userName: person.email,
        userDisplayName: person.name,
        // The same for all of an account's passkeys, without revealing its number. Two realms differ: otherwise one
        // passkey would overwrite the other on the device.
        userID: new Uint8Array(
          Buffer.from(await keyedHash(db, `${scope}passkey-user`, String(person.id)), 'base64url'),
        ),
        challenge: await makeChallenge(db, addPurpose(realm, person.id)),
        attestationType: 'none',
        excludeCredentials: known,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { ...options };
    },
  );
  api.post(
    `${path}/passkeys`,
    {
      schema: {
        tags: [tag],
        summary: 'Stores a passkey that the browser has created; a mail reports it',
        body: z.object({ name, response: registrationResponse }),
        response: { 204: z.null(), 401: notLoggedIn, 422: problemAnswer('not an answer to the challenge') },
      },
    },
    async (request, reply) => {
      const person = loggedInPerson(realm, request);
      const { origin } = await relyingParty(siteData, request);
      const { name, response } = request.body;
      const made = await verifyNewPasskey(db, realm, person.id, response as RegistrationResponseJSON, origin);
      if (!made) throw new ProblemError('invalid-form');
      const notify = await accountMailer(services, realm, request);
      await db.transaction().execute(async (tx) => {
        await addPasskey(tx, realm, person.id, { ...made, name });
        await notify(tx, 'passkey-added', person.email);
      });
      return reply.status(204).send(null);
    },
  );
  api.post(
    `${path}/passkeys/rename`,
    {
      schema: {
        tags: [tag],
        summary: 'Renames a passkey',
        body: z.object({ passkey: id, name }),
        response: { 204: z.null(), 401: notLoggedIn, 404: noSuch },
      },
    },
    async (request, reply) => {
      const person = loggedInPerson(realm, request);
      const { passkey, name } = request.body;
      if (!(await renamePasskey(db, realm, { accountId: person.id, id: passkey, name })))
        throw new ProblemError('not-found');
      return reply.status(204).send(null);
    },
  );
  api.post(
    `${path}/passkeys/remove`,
    {
      schema: {
        tags: [tag],
        summary: 'Removes a passkey; a mail reports it',
        body: z.object({ passkey: id }),
        response: { 204: z.null(), 401: notLoggedIn, 404: noSuch },
      },
    },
    async (request, reply) => {
      const person = loggedInPerson(realm, request);
      const notify = await accountMailer(services, realm, request);
      await db.transaction().execute(async (tx) => {
        if (!(await removePasskey(tx, realm, { accountId: person.id, id: request.body.passkey })))
          throw new ProblemError('not-found');
        await notify(tx, 'passkey-removed', person.email);
      });
      return reply.status(204).send(null);
    },
  );
}
