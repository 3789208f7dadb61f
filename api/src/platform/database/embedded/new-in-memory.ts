import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { writeAtomically } from '../../../kernel/index.ts';
import type { Tables } from '../schema.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');
const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/pglite');

const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const { version }: { version: string } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));

/**
 * Files of a new database that has all tables, cached on this machine: loading them takes a fraction of the time of creating
 * them, and the tests open dozens of databases in memory.
 * @param create creates an empty database in memory; called once per version of PGlite and of the migrations
 */
export async function newInMemory(create: () => Promise<PGlite>): Promise<Blob> {
  const cached = cachedDatabase();
  try {
    return new Blob([await readFile(cached)]);
  } catch {
    const database = await create();
    const { migrate } = await import('../migrate.ts');
    await migrate(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: database }) }));
    const files = await database.dumpDataDir('none');
    await database.close();
    await writeAtomically(cached, async (part) => writeFile(part, new Uint8Array(await files.arrayBuffer())));
    return files;
  }
}

/** Path of the cached files, a tar archive, which may not exist yet. */
export const cachedDatabase = (): string => join(CACHE, `${version}-${keyOfMigrations()}.tar`);

function keyOfMigrations(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 16);
}
