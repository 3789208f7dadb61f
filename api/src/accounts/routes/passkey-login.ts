import { tick } from '@facade/shared-domain/forms/fields';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { type Api, ProblemError, problemAnswer } from '../../http/index.ts';
import { AddressLimit, ALLOWANCES, type Db, sharedPerAddress } from '../../platform/index.ts';
import type { SiteData } from '../../site/index.ts';
import { deviceNameOf } from '../device-name.ts';
import { makeDeviceToken } from '../device-token.ts';
import { loginPurpose, makeChallenge } from '../passkeys/challenge.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import { verifyLogin } from '../passkeys/verify.ts';
import { webAuthn } from '../passkeys/web-authn.ts';
import type { Realm } from '../realm.ts';
import { refuseOtherSites } from '../same-site.ts';
import { authenticationResponse } from '../schemas/passkey.ts';
import { readSessionCookie, setLoginCookies } from '../session-cookie.ts';

/**
 * `POST …/passkey-login/options` and `POST …/passkey-login` of a realm: without a name, because the passkey identifies
 * the person.
 */
export function addPasskeyLoginRoutes(api: Api, realm: Realm, { db, siteData }: { db: Db; siteData: SiteData }): void {
  const { path, tag, sessions, cookies, scope } = realm;
  api.post(
    `${path}/passkey-login/options`,
    {
      onRequest: sharedPerAddress(new AddressLimit(db, `${scope}passkey-options`, ALLOWANCES.passkeyOptions)),
      schema: {
        tags: [tag],
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
        challenge: await makeChallenge(db, loginPurpose(realm)),
        userVerification: 'required',
      });
      return { ...options };
    },
  );
  api.post(
    `${path}/passkey-login`,
    {
      onRequest: sharedPerAddress(new AddressLimit(db, `${scope}passkey-login`, ALLOWANCES.passkeyLogins)),
      schema: {
        tags: [tag],
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
      const person = await verifyLogin(db, realm, response as AuthenticationResponseJSON, origin);
      if (!person) throw new ProblemError('wrong-passkey');
      const before = readSessionCookie(request, cookies);
      if (before) await sessions.end(db, before);
      const device = deviceNameOf(request.headers['user-agent']);
      const session = await sessions.start(db, {
        accountId: person.id,
        device,
        isRemembered: remember || realm.isAlwaysRemembered,
      });
      const token = await makeDeviceToken(db, scope, person.email);
      setLoginCookies(request, reply, cookies, { session, device: token, name: person.name });
      return reply.status(204).send(null);
    },
  );
}
