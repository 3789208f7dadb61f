import type { MailState, StaffMember } from './agency.ts';

/** Mails that have not been sent: `GET /api/agency/outbox`, for managers. */
export interface OutboxAnswer {
  staff: StaffMember;
  counts: Record<'waiting' | 'retrying' | 'sending' | 'dead', number>;
  /** Dead ones first, then oldest first; without their contents. */
  mails: OutboxMail[];
}

export interface OutboxMail {
  id: string;
  /** Name of the mail, such as `contact-confirmation`. */
  kind: string;
  /** Masked: `m…@example.be`. */
  to: string;
  state: MailState;
  attempts: number;
  /** Codes of the last failure; may be empty. */
  error: string;
  /** ISO time. */
  createdAt: string;
}
