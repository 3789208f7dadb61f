/** A mail that is ready to go; kept as a job in the database until a server has taken it. */
export interface MailMessage {
  from: Address;
  to: Address;
  replyTo?: Address;
  subject: string;
  /** Plain text. */
  text: string;
  /** An answer that a program wrote (RFC 3834): keeps two programs from answering each other for ever. */
  isAutomatic?: boolean;
}

/** Mails to the agency go before confirmations. */
export const PRIORITY = { agency: 10, automatic: 0 };

export interface Address {
  name: string;
  address: string;
}
