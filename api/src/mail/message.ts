/** A mail that is ready to go; kept as a job in the database until a server has taken it. */
export interface MailMessage {
  from: Address;
  to: Address;
  replyTo?: Address;
  subject: string;
  /** Plain text. */
  text: string;
  /** The same as HTML. */
  html?: string;
  /** Which mail it is, for `facade outbox`: the name of its template. */
  kind?: string;
  /** Id of the submission it is about, for the agency's inbox. */
  about?: string;
  /** An answer that a program wrote, or a mail nobody asked for just now (RFC 3834): keeps two programs from answering each other for ever. */
  isAutomatic?: boolean;
  /** Where one request ends such mails (RFC 8058); of the web. */
  unsubscribe?: { url: string };
  /** An appointment, for the recipient's calendar. */
  calendar?: MailCalendar;
  attachments?: MailAttachment[];
  /** The form it is about goes with it as a PDF of this name, which is made when the mail is handed over. */
  paper?: { name: string };
}

/** An iCalendar file (RFC 5545) and what it does with the reader's calendar (RFC 5546). */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  content: string;
}

/** A file that goes with a mail. It waits in the database: keep it small. */
export interface MailAttachment {
  name: string;
  /** Media type. */
  type: string;
  /** Base64. */
  content: string;
}

/** Mails to the agency go before confirmations. */
export const PRIORITY = { agency: 10, automatic: 0 };

export interface Address {
  name: string;
  address: string;
}
