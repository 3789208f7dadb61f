import { writeFile } from 'node:fs/promises';
import { writeAtomically } from '../../kernel/index.ts';

/**
 * Writes a file. Returns null, or an error code such as `ENOSPC`: the picture can be served even if it cannot be
 * stored.
 */
export function keepFile(file: string, bytes: Buffer): Promise<string | null> {
  return writeAtomically(file, (part) => writeFile(part, bytes)).then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code ?? 'unknown',
  );
}
