import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from 'tar';
import { EMBEDDED } from '../app/backup/embedded-copy.ts';
import { cachedDatabase } from '../platform/database/embedded/new-in-memory.ts';

/**
 * Gives a new data folder an embedded database that has all tables, if the test run has prepared one: an api that finds none takes
 * seconds of processor time to create it.
 * @param folder data folder, created if it does not exist
 */
export async function addEmbeddedDatabase(folder: string): Promise<void> {
  const file = cachedDatabase();
  if (!existsSync(file)) return;
  const database = join(folder, EMBEDDED);
  mkdirSync(database, { recursive: true });
  await extract({ file, cwd: database });
}
