import { createTransport } from 'nodemailer';
import { toOptions } from './mail-options.ts';
import type { MailMessage } from './message.ts';

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The message as a mail program opens it. */
export async function emlOf(id: string, message: MailMessage): Promise<Buffer> {
  const { message: bytes } = await transport.sendMail(toOptions(id, message));
  return bytes as Buffer;
}
