import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CommandError } from '../commands/command.ts';
import { ROOT } from '../workspace.ts';

/** Where all state of a site is: `FACADE_DATA`, or `.facade/` in the checkout. */
export const dataPath = (): string => resolve(process.env.FACADE_DATA ?? join(ROOT, '.facade'));

/** The same, created if it is missing. Throws a one-line error if it cannot be written to. */
export function dataFolder(): string {
  const folder = dataPath();
  try {
    createFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new CommandError(
      `cannot write to ${folder} (${(error as NodeJS.ErrnoException).code}); set FACADE_DATA to a folder of your own`,
    );
  }
  return folder;
}

/** Node's recursive `mkdir` never ends where the system wrongly reports a missing parent, as below `/proc`. */
function createFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  createFolder(dirname(folder));
  mkdirSync(folder);
}
