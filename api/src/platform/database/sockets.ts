import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the process that has an embedded database open listens. */
export interface Sockets {
  /** Folder of the database's own socket, as `pg` needs it. */
  host: string;
  /** Socket that accepts commands (`app/commands/control/control-server.ts`); null for a database in memory. */
  control: string | null;
  /** Removes the files. */
  remove(): void;
}

/** The file name that pg expects in the folder. */
export const DATABASE_SOCKET = '.s.PGSQL.5432';

const CONTROL = 'control.sock';

/** The system truncates unix socket paths to about 100 bytes. */
const LONGEST_FOLDER = 80;

/**
 * Prepares the folder of the sockets: the database's folder or, if its path is too long, a private temporary folder that a link
 * in it points to. Removes what a dead process left there, so only the holder of the lock may call this.
 */
export function placeSockets(folder: string | null): Sockets {
  const host =
    folder && Buffer.byteLength(folder) <= LONGEST_FOLDER ? folder : mkdtempSync(join(tmpdir(), 'facade-db-'));
  const files = [join(host, DATABASE_SOCKET), ...(folder ? [join(folder, CONTROL)] : [])];
  const remove = () => {
    for (const file of files) rmSync(file, { force: true });
    if (host !== folder) rmSync(host, { recursive: true, force: true });
  };
  for (const file of files) rmSync(file, { force: true });
  if (folder && host !== folder) symlinkSync(join(host, CONTROL), join(folder, CONTROL));
  return { host, control: folder && join(host, CONTROL), remove };
}

/** The socket on which the process that has the database in `folder` open accepts commands; null if it accepts none. */
export function findControl(folder: string): string | null {
  try {
    return realpathSync(join(folder, CONTROL));
  } catch {
    return null;
  }
}
