import { chmodSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostbox } from '../../mail/outbox.ts';
import { closeDatabase, openDatabase } from '../../platform/database/index.ts';

/** Folder of the files that all test files of a run copy; the first that needs them makes them. Unset outside a run. */
const TEMPLATE = 'FACADE_TEST_EMBEDDED';

const FILES = 'database/postgresql';

/** Lets test files share the files of an embedded database. Returns a function that deletes them. */
export function shareEmbedded(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'facade-embedded-'));
  process.env[TEMPLATE] = join(folder, 'template');
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Puts an embedded database with empty tables into a data folder that has none, as its first start would: that takes some three seconds of
 * processor time, a copy a tenth of one.
 */
export async function addEmbedded(dataFolder: string): Promise<void> {
  const template = process.env[TEMPLATE];
  if (!template) return;
  if (!existsSync(template)) await makeTemplate(template);
  const files = join(dataFolder, FILES);
  cpSync(template, files, { recursive: true });
  // PostgreSQL refuses what others may read.
  chmodSync(files, 0o700);
}

async function makeTemplate(template: string): Promise<void> {
  const folder = mkdtempSync(`${template}-`);
  for (const one of [join(template, '..'), folder]) chmodSync(one, 0o755);
  const db = await openDatabase({ url: null, folder });
  await (await openPostbox(db, { warn() {} })).stop();
  await closeDatabase(db);
  // Otherwise another test file was faster.
  if (!existsSync(template)) renameSync(join(folder, FILES), template);
  rmSync(folder, { recursive: true });
}
