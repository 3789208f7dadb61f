import { z } from 'zod';

/** `dead`: given up, or permanently refused by the server. */
export const MAIL_STATES = ['waiting', 'retrying', 'sending', 'sent', 'dead'] as const;

/** A message of the outbox, without its text and its recipient. */
const storedMail = z.strictObject({
  id: z.uuid(),
  /** Name of the template, such as `visit-booked`. */
  kind: z.string(),
  /** Masked: `m…@example.be`. */
  to: z.string(),
  state: z.enum(MAIL_STATES),
  /** Attempts so far. */
  attempts: z.int(),
  /** Codes of the last failure: `EENVELOPE RCPT TO 550`; empty if there was none. */
  error: z.string(),
  /** ISO time. */
  createdAt: z.string(),
});

export type StoredMail = z.infer<typeof storedMail>;

/** Pending, active and dead mails; dead ones first, then the oldest. */
export interface MailList {
  mails: StoredMail[];
  /** Number of all, listed or not. */
  counts: { waiting: number; retrying: number; sending: number; dead: number };
}

/** A whole message, to investigate a problem. */
export interface ShownMail extends StoredMail {
  recipient: string;
  subject: string;
  text: string;
  /** Names of its attachments. */
  files: string[];
}
