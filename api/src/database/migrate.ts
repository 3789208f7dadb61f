import { type Migration, Migrator } from 'kysely/migration';
import { deriveColumns } from './derive-columns.ts';
import { start } from './migrations/001-start.ts';
import { limits } from './migrations/003-limits.ts';
import { catalogue } from './migrations/004-catalogue.ts';
import type { Db } from './schema.ts';

/**
 * Every migration, in order of its name. A migration that has shipped is never edited: add the next one. No 002 was
 * ever released.
 */
const migrations: Record<string, Migration> = { '001-start': start, '003-limits': limits, '004-catalogue': catalogue };

/** Brings the database to the newest schema, and its columns to the newest rules. Throws when a migration fails; nothing of it stays then. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await deriveColumns(db);
}
