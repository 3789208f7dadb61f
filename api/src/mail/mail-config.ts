/** The part of the configuration that mails need. */
export interface MailConfig {
  /** Without a mail server, messages are stored as `.eml` files under the data folder. */
  smtpUrl: string | null;
  /** Sender of every message; null: the agency's own address. */
  from: string | null;
  /** Recipient of enquiries; null: the agency's own address. */
  to: string | null;
}
