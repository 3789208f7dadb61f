import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the process that has an embedded database open listens. */
export interface Sockets {
  /** Folder of the database's own socket, as `pg` wants it. */
  host: string;
  /** Socket on which commands are taken (`commands/control-server.ts`); null for a database in memory. */
  control: string | null;
  /** Removes the files. */
  remove(): void;
}

/** The name that pg looks for in the folder it is given. */
export const DATABASE_SOCKET = '.s.PGSQL.5432';

const CONTROL = 'control.sock';

/** Unix socket paths are cut at about 100 bytes by the system. */
const LONGEST_FOLDER = 80;

/**
 * Makes place for the sockets: in the database's folder or, where its path is too long, in a private temporary folder that a
 * link in it points at. What a process that has died left there goes away, so only the holder of the lock may call this.
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

/** The socket on which the process that has the database in `folder` open takes commands; null where it takes none. */
export function findControl(folder: string): string | null {
  try {
    return realpathSync(join(folder, CONTROL));
  } catch {
    return null;
  }
}
