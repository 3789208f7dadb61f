import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';

/** Copies a file or folder; where the file system can, without copying its bytes. Resolves with false where there is none. */
export async function copyIfThere(source: string, target: string): Promise<boolean> {
  try {
    await cp(source, target, { recursive: true, mode: constants.COPYFILE_FICLONE, preserveTimestamps: true });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
