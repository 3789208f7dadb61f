import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../../kernel/index.ts';
import { runEmbedded } from './run-embedded.ts';

const PROGRAM = join(import.meta.dirname, 'embedded-create.ts');

/**
 * Creates the database's files unless they exist. They are created beside their final place and renamed, so that the leftovers
 * of an interrupted start are not taken for a database.
 * @throws StartupError with one line that says why they cannot be created
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
    throw new StartupError(`The embedded database ${folder} cannot be created: ${(error as Error).message}`);
  }
}
