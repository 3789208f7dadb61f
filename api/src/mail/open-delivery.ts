import { join } from 'node:path';
import { fileDelivery } from './file-delivery.ts';
import { type Delivery, smtpDelivery } from './transport.ts';

/** The part of the configuration that mails need. */
export interface MailConfig {
  /** Without a mail server, messages are stored as `.eml` files under the data folder. */
  smtpUrl: string | null;
  /** Sender of every message; null: the agency's own address. */
  from: string | null;
  /** Recipient of enquiries; null: the agency's own address. */
  to: string | null;
}

/** Delivery of this site's mails: to its mail server, or to a folder if it has none. */
export function openDelivery(
  { mail, dataFolder }: { mail: MailConfig; dataFolder: string },
  log: (line: string) => void,
): Delivery {
  return mail.smtpUrl ? smtpDelivery(mail.smtpUrl) : fileDelivery(join(dataFolder, 'mail'), log);
}
