import { join } from 'node:path';
import { fileDelivery } from './file-delivery.ts';
import type { MailConfig } from './mail-config.ts';
import { type Delivery, smtpDelivery } from './transport.ts';

/** Delivery of this site's mails: to its mail server, or to a folder if it has none. */
export function openDelivery(
  { mail, dataFolder }: { mail: MailConfig; dataFolder: string },
  log: (line: string) => void,
): Delivery {
  return mail.smtpUrl ? smtpDelivery(mail.smtpUrl) : fileDelivery(join(dataFolder, 'mail'), log);
}
