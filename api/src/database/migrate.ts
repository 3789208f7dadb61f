import { type Migration, Migrator } from 'kysely/migration';
import { start } from './migrations/001-start.ts';
import { limits } from './migrations/003-limits.ts';
import { imports } from './migrations/005-import.ts';
import type { Db } from './schema.ts';

/**
 * Every migration, in order of its name. A migration that has shipped is never edited: add the next one. No 002 was
 * ever released.
 */
const migrations: Record<string, Migration> = { '001-start': start, '003-limits': limits, '005-import': imports };

/** Brings the database to the newest schema. Throws when a migration fails; nothing of it stays then. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
