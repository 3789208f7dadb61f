import { writeFile } from 'node:fs/promises';
import { writeWhole } from '../../files/write-whole.ts';

/** Writes a file. Gives null, or why it could not be written, such as `ENOSPC`: a picture is served all the same. */
export function keepFile(file: string, bytes: Buffer): Promise<string | null> {
  return writeWhole(file, (part) => writeFile(part, bytes)).then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code ?? 'unknown',
  );
}
