import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { writeWhole } from '../files/write-whole.ts';

const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const { version }: { version: string } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));

const FILE = join(import.meta.dirname, '../../node_modules/.cache/pglite', `empty-${version}.tar`);

/**
 * Files of a database that was just made, kept on this machine: to load them takes a fourth of the time of making them, and the tests open
 * dozens of databases in memory.
 * @param create makes an empty database in memory; called once per version of PGlite
 */
export async function emptyDatabase(create: () => Promise<PGlite>): Promise<Blob> {
  try {
    return new Blob([await readFile(FILE)]);
  } catch {
    const database = await create();
    const files = await database.dumpDataDir('none');
    await database.close();
    await writeWhole(FILE, async (part) => writeFile(part, new Uint8Array(await files.arrayBuffer())));
    return files;
  }
}
