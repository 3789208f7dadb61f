import { z } from 'zod';

/** Maximum length of a value from an authenticator, in Base64. */
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

/** A browser's answer after creating a passkey (WebAuthn, `RegistrationResponseJSON`). */
export const registrationResponse = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** A browser's answer after using a passkey (`AuthenticationResponseJSON`). */
export const authenticationResponse = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: z.string().max(2000).optional(),
  }),
});
