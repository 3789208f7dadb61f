import { z } from 'zod';

/** `dead` is one that was given up, or that a server refused for good. */
export const MAIL_STATES = ['waiting', 'retrying', 'sending', 'sent', 'dead'] as const;

/** A message of the outbox, without what it says and whom it is for. */
const keptMail = z.strictObject({
  id: z.uuid(),
  /** Name of the mail, such as `visit-booked`. */
  kind: z.string(),
  /** Masked: `m…@example.be`. */
  to: z.string(),
  state: z.enum(MAIL_STATES),
  /** So far. */
  attempts: z.int(),
  /** Codes of the last failure: `EENVELOPE RCPT TO 550`; empty where there was none. */
  error: z.string(),
  /** ISO time. */
  createdAt: z.string(),
});

export type KeptMail = z.infer<typeof keptMail>;

/** What waits, what is being sent, and what is dead; the dead ones first, then the oldest. */
export interface MailList {
  mails: KeptMail[];
  /** All of them, listed or not. */
  counts: { waiting: number; retrying: number; sending: number; dead: number };
}

/** A whole message, for whoever has to see to it. */
export interface ShownMail extends KeptMail {
  recipient: string;
  subject: string;
  text: string;
  /** Names of the files that go with it. */
  files: string[];
}

/** Which messages to send again. */
export const resendOrder = z.union([z.strictObject({ id: z.uuid() }), z.strictObject({ allDead: z.literal(true) })]);

export const showOrder = z.strictObject({ id: z.uuid() });

export const listOrder = z.strictObject({ limit: z.int().min(1).max(10_000) });
