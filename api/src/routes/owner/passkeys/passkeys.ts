import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { refuseOtherSites } from '../../../accounts/same-site.ts';
import type { Api } from '../../../api.ts';
import type { Db } from '../../../database/index.ts';
import { keyedHash } from '../../../limits/keyed-hash.ts';
import { accountMailer, type MailServices } from '../../../owners/account-mailer.ts';
import { makeChallenge } from '../../../owners/passkeys/challenge.ts';
import { credentialsOf, MOST_PASSKEYS, removePasskey, renamePasskey } from '../../../owners/passkeys/passkeys.ts';
import { verifyNewPasskey } from '../../../owners/passkeys/verify.ts';
import { webAuthn } from '../../../owners/passkeys/web-authn.ts';
import { ProblemError } from '../../../problems/problem-error.ts';
import { id } from '../../../schemas/parameters.ts';
import { registrationResponse } from '../../../schemas/passkey.ts';
import { problemAnswer } from '../../../schemas/problem.ts';
import { requireOwner } from '../require-owner.ts';
import { relyingParty } from './relying-party.ts';

const name = z.string({ error: 'name.required' }).trim().min(1, 'name.required').max(60, 'tooLong');

const notLoggedIn = problemAnswer('not logged in');
const noSuch = problemAnswer('the owner has no such passkey');

/** `POST /api/owner/passkeys/options`, `POST /api/owner/passkeys`, and those to rename and to remove one. */
export async function passkeysRoute(api: Api, services: MailServices & { db: Db }): Promise<void> {
  const { db, siteData } = services;
  api.post(
    '/api/owner/passkeys/options',
    {
      schema: {
        tags: ['owner'],
        summary: 'Options for the browser to create a passkey',
        response: { 200: z.looseObject({ challenge: z.string() }), 401: notLoggedIn, 404: noSuch },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const owner = await requireOwner(db, request, reply);
      const known = await credentialsOf(db, owner.id);
      if (known.length >= MOST_PASSKEYS) throw new ProblemError('not-found');
      const { rpName, rpID } = await relyingParty(siteData, request);
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName,
        rpID,
        userName: owner.email,
        userDisplayName: owner.name,
        // The same for all of an account's passkeys, without revealing its number.
        userID: new Uint8Array(Buffer.from(await keyedHash(db, 'passkey-user', String(owner.id)), 'base64url')),
        challenge: await makeChallenge(db, `add-${owner.id}`),
        attestationType: 'none',
        excludeCredentials: known,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { ...options };
    },
  );
  api.post(
    '/api/owner/passkeys',
    {
      schema: {
        tags: ['owner'],
        summary: 'Stores a passkey that the browser has created; a mail reports it',
        body: z.object({ name, response: registrationResponse }),
        response: { 204: z.null(), 401: notLoggedIn, 422: problemAnswer('not an answer to the challenge') },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const owner = await requireOwner(db, request, reply);
      const { origin } = await relyingParty(siteData, request);
      const { name, response } = request.body;
      const made = await verifyNewPasskey(db, owner.id, response as RegistrationResponseJSON, origin);
      if (!made) throw new ProblemError('invalid-form');
      const notifyOwner = await accountMailer(services, request);
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('passkey')
          .values({ ...made, account_id: owner.id, name, created_at: new Date() })
          .onConflict((conflict) => conflict.column('credential').doNothing())
          .execute();
        await notifyOwner(tx, 'passkey-added', owner.email);
      });
      return reply.status(204).send(null);
    },
  );
  api.post(
    '/api/owner/passkeys/rename',
    {
      schema: {
        tags: ['owner'],
        summary: 'Renames a passkey',
        body: z.object({ passkey: id, name }),
        response: { 204: z.null(), 401: notLoggedIn, 404: noSuch },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const owner = await requireOwner(db, request, reply);
      const { passkey, name } = request.body;
      if (!(await renamePasskey(db, owner.id, passkey, name))) throw new ProblemError('not-found');
      return reply.status(204).send(null);
    },
  );
  api.post(
    '/api/owner/passkeys/remove',
    {
      schema: {
        tags: ['owner'],
        summary: 'Removes a passkey; a mail reports it',
        body: z.object({ passkey: id }),
        response: { 204: z.null(), 401: notLoggedIn, 404: noSuch },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const owner = await requireOwner(db, request, reply);
      const notifyOwner = await accountMailer(services, request);
      await db.transaction().execute(async (tx) => {
        if (!(await removePasskey(tx, owner.id, request.body.passkey))) throw new ProblemError('not-found');
        await notifyOwner(tx, 'passkey-removed', owner.email);
      });
      return reply.status(204).send(null);
    },
  );
}
