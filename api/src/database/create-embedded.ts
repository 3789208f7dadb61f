import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import { runEmbedded } from './run-embedded.ts';

const PROGRAM = join(import.meta.dirname, 'embedded-create.ts');

/**
 * Makes the database's files unless they are there. They are made beside their place and renamed: what an interrupted start left is
 * not taken for a database. @throws StartupError with one line that says why they cannot be made
 */
export async function createEmbedded(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  try {
    await runEmbedded(PROGRAM, part);
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw new StartupError(`The embedded database ${folder} cannot be made: ${(error as Error).message}`);
  }
}
