import { z } from 'zod';
import { ProblemError } from '../../http/index.ts';

/** As in the IETF draft "The Idempotency-Key HTTP Header Field"; with or without quotes it is the same key. */
const IDEMPOTENCY_KEY = /^"?([\w-]{1,64})"?$/;

export const formHeaders = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .describe(
      'the same for each attempt to send one form: it is stored and mailed once, and each attempt gets the same receipt',
    ),
});

export const formReceipt = z.object({
  id: z.string(),
  next: z.string().describe('path of the page that follows, in the language of the form'),
});

/** The key of a form, if its sender gave it one. Throws `bad-request` if it is none. */
export function formKeyOf({ 'idempotency-key': header }: z.infer<typeof formHeaders>): string | undefined {
  if (header === undefined) return undefined;
  const key = IDEMPOTENCY_KEY.exec(header)?.[1];
  if (!key) throw new ProblemError('bad-request');
  return key;
}
