import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Delivery, toOptions } from './transport.ts';

/** As large as the longest message: what has room for it has room for the next one. */
const PROBE = Buffer.alloc(64 * 1024);

/** Without a mail server: each message is a file that a mail program opens. A full disk leaves no half of one. */
export function fileDelivery(folder: string, log: (line: string) => void): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    place: `folder ${folder}`,
    async deliver(id, message) {
      const { message: bytes } = await transport.sendMail(toOptions(id, message));
      const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.eml`);
      await writeWhole(folder, `.${id}.part`, bytes as Buffer, file);
      log(`No mail server is configured (SMTP_URL): a message was kept in ${file}`);
    },
    check: () => writeWhole(folder, `.probe-${process.pid}.part`, PROBE, null),
    close() {},
  };
}

async function writeWhole(folder: string, part: string, bytes: Buffer, file: string | null): Promise<void> {
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(join(folder, part), bytes);
    if (file) await rename(join(folder, part), file);
  } finally {
    await rm(join(folder, part), { force: true });
  }
}
