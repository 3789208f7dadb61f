import { RegistryError } from '@facade/platform/registry/errors';
import { plainText } from '@facade/platform/registry/plain-text';
import { AlreadyReported, CommandError } from './command.ts';

/** Prints why a command failed, and exits with status 1. */
export function reportFailure(error: Error): never {
  if (!(error instanceof AlreadyReported)) for (const line of linesOf(error)) console.error(`facade: ${line}`);
  process.exit(1);
}

/** Error codes of a disk that cannot be written to. */
const DISK: Record<string, string> = {
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
};

/** One line for errors that the user can fix, a stack for all others. */
function linesOf(error: Error): string[] {
  if (error instanceof CommandError) return error.lines;
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (DISK[code]) return [`${DISK[code]}${path ? ` (${path})` : ''}`];
  return [error instanceof RegistryError ? plainText(error.message) : (error.stack ?? error.message)];
}
