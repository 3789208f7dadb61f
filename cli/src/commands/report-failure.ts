import { RegistryError } from '@facade/platform/registry/errors';
import { plainText } from '@facade/platform/registry/plain-text';
import { AlreadySaid, CommandError } from './command.ts';

/** Prints why a program of the command line failed, and ends it with status 1. */
export function reportFailure(error: Error): never {
  if (!(error instanceof AlreadySaid)) for (const line of linesOf(error)) console.error(`facade: ${line}`);
  process.exit(1);
}

/** What a disk says that cannot be written to. */
const DISK: Record<string, string> = {
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
};

/** What the user can mend takes a line, anything else comes with its stack. */
function linesOf(error: Error): string[] {
  if (error instanceof CommandError) return error.lines;
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (DISK[code]) return [`${DISK[code]}${path ? ` (${path})` : ''}`];
  return [error instanceof RegistryError ? plainText(error.message) : (error.stack ?? error.message)];
}
