import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { probeFolder, writeAtomically } from '../kernel/index.ts';
import { emlOf } from './eml.ts';
import type { Delivery } from './transport.ts';

/** As large as a long message, in bytes: if it fits on the disk, so does the next message. */
const PROBE = 256 * 1024;

/** Without a mail server, each message is a file that a mail program can open. A full disk leaves no partial file. */
export function fileDelivery(folder: string, log: (line: string) => void): Delivery {
  return {
    place: `folder ${folder}`,
    async deliver(id, message) {
      const bytes = await emlOf(id, message);
      const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.eml`);
      await writeAtomically(file, (part) => writeFile(part, bytes));
      log(`No mail server is configured (SMTP_URL): a message was kept in ${file}`);
    },
    check: () => probeFolder(folder, PROBE),
    close() {},
  };
}
