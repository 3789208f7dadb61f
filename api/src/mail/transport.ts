import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailMessage } from './message.ts';

/** Hands a message over; throws when it could not. */
export type Deliver = (id: string, message: MailMessage) => Promise<void>;

/** Over SMTP. */
export function smtpDelivery(url: string): Deliver {
  const transport = createTransport(url, undefined);
  return async (id, message) => {
    await transport.sendMail(toOptions(id, message));
  };
}

/** Without a mail server: each message is a file that a mail program opens. */
export function fileDelivery(folder: string, log: (line: string) => void): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (id, message) => {
    const { message: bytes } = await transport.sendMail(toOptions(id, message));
    const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.eml`);
    await mkdir(folder, { recursive: true });
    await writeFile(file, bytes as Buffer);
    log(`No mail server is configured (SMTP_URL): a message was kept in ${file}`);
  };
}

/** The id of the job is the id of the message: should it be sent twice, a mail program shows it once. */
function toOptions(id: string, { isAutomatic, ...message }: MailMessage): SendMailOptions {
  const domain = message.from.address.split('@')[1] ?? 'localhost';
  return {
    ...message,
    messageId: `<${id}@${domain}>`,
    headers: isAutomatic ? { 'Auto-Submitted': 'auto-replied' } : {},
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
