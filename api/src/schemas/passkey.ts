import { z } from 'zod';

/** As long as anything that an authenticator says, in Base64. */
const LONGEST = 20_000;

const encoded = z.string().max(LONGEST);
const anything = z.record(z.string(), z.unknown());

const answer = {
  id: z.string().min(1).max(2000),
  rawId: z.string().min(1).max(2000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: anything,
};

/** What a browser says of a passkey that was made (WebAuthn, `RegistrationResponseJSON`). */
export const registrationResponse = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** What a browser says of one that was used (`AuthenticationResponseJSON`). */
export const authenticationResponse = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: z.string().max(2000).optional(),
  }),
});
