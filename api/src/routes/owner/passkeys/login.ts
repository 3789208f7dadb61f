import { tick } from '@facade/shared-domain/forms/fields';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { deviceNameOf } from '../../../accounts/device-name.ts';
import { makeDeviceToken } from '../../../accounts/device-token.ts';
import { refuseOtherSites } from '../../../accounts/same-site.ts';
import { readSessionCookie, setLoginCookies } from '../../../accounts/session-cookie.ts';
import type { Api } from '../../../api.ts';
import type { Db } from '../../../database/index.ts';
import { AddressLimit } from '../../../limits/address-limit.ts';
import { ownerRealm } from '../../../owners/owner-realm.ts';
import { makeChallenge } from '../../../owners/passkeys/challenge.ts';
import { verifyLogin } from '../../../owners/passkeys/verify.ts';
import { webAuthn } from '../../../owners/passkeys/web-authn.ts';
import { sharedPerAddress } from '../../../plugins/rate-limit.ts';
import { ProblemError } from '../../../problems/problem-error.ts';
import { authenticationResponse } from '../../../schemas/passkey.ts';
import { problemAnswer } from '../../../schemas/problem.ts';
import type { SiteData } from '../../../site-data.ts';
import { relyingParty } from './relying-party.ts';

/** Limit per network. */
const ASKED = { max: 120, seconds: 600 };
const USED = { max: 60, seconds: 600 };

/**
 * `POST /api/owner/passkey-login/options` and `POST /api/owner/passkey-login`: without a name, because the passkey
 * identifies its owner.
 */
export async function passkeyLoginRoute(api: Api, { db, siteData }: { db: Db; siteData: SiteData }): Promise<void> {
  const { sessions, cookies, scope } = ownerRealm;
  api.post(
    '/api/owner/passkey-login/options',
    {
      onRequest: sharedPerAddress(new AddressLimit(db, 'passkey-options', ASKED)),
      schema: {
        tags: ['owner'],
        summary: 'Options for the browser to request a passkey',
        response: { 200: z.looseObject({ challenge: z.string() }), 429: problemAnswer('too many requests') },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      reply.header('cache-control', 'no-store');
      const { rpID } = await relyingParty(siteData, request);
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: await makeChallenge(db, 'login'),
        userVerification: 'required',
      });
      return { ...options };
    },
  );
  api.post(
    '/api/owner/passkey-login',
    {
      onRequest: sharedPerAddress(new AddressLimit(db, 'passkey-login', USED)),
      schema: {
        tags: ['owner'],
        summary: 'Logs in with a passkey: answers with a session cookie',
        body: z.object({ response: authenticationResponse, remember: tick() }),
        response: {
          204: z.null(),
          401: problemAnswer('an unknown passkey, or not an answer to the challenge'),
          429: problemAnswer('too many attempts'),
        },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const { origin } = await relyingParty(siteData, request);
      const { response, remember } = request.body;
      const owner = await verifyLogin(db, response as AuthenticationResponseJSON, origin);
      if (!owner) throw new ProblemError('wrong-passkey');
      const before = readSessionCookie(request, cookies);
      if (before) await sessions.end(db, before);
      const device = deviceNameOf(request.headers['user-agent']);
      const session = await sessions.start(db, { accountId: owner.id, device, isRemembered: remember });
      const token = await makeDeviceToken(db, scope, owner.email);
      setLoginCookies(request, reply, cookies, { session, device: token, name: owner.name });
      return reply.status(204).send(null);
    },
  );
}
