import { z } from 'zod';

const hex = z
  .string()
  .max(256)
  .regex(/^([0-9a-f]{2})+$/);

const altchaProof = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.int(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int(), derivedKey: hex, time: z.number().optional() }),
});

export type AltchaProof = z.infer<typeof altchaProof>;

/** Decodes the proof of a form: JSON in base64. Null if it is malformed; does not check whether it is right. */
export function readProof(token: string): AltchaProof | null {
  try {
    return altchaProof.safeParse(JSON.parse(Buffer.from(token, 'base64').toString())).data ?? null;
  } catch {
    return null;
  }
}
