/** A rendered mail. It is stored as a job in the database until a server has accepted it. */
export interface MailMessage {
  from: Address;
  to: Address;
  /** Who gets a copy. */
  copies?: readonly Address[];
  replyTo?: Address;
  subject: string;
  /** Plain text. */
  text: string;
  /** The same as HTML. */
  html?: string;
  /** Name of its template, which decides how urgent it is. */
  kind?: string;
  /** Id of the submission it is about, for the agency's inbox. */
  about?: string;
  /** An automatic reply or notice (RFC 3834): prevents two programs from replying to each other for ever. */
  isAutomatic?: boolean;
  /** Web address for one-click unsubscription (RFC 8058). */
  unsubscribe?: { url: string };
  /** An appointment, for the recipient's calendar. */
  calendar?: MailCalendar;
  attachments?: MailAttachment[];
  /** File name of the form's PDF, which is generated and attached on delivery. */
  paper?: { name: string };
}

/** An iCalendar file (RFC 5545) and its method (RFC 5546). */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  content: string;
}

/** An attachment. It is stored in the database until delivery: keep it small. */
export interface MailAttachment {
  name: string;
  /** Media type. */
  type: string;
  /** Base64. */
  content: string;
}

export interface Address {
  name: string;
  address: string;
}
