import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from './read-source.ts';

/** Reads a file of `cases/`; the homes are by id, those of several languages as their first record. */
export async function readCase(name: string, options: Parameters<typeof readSource>[2] = {}) {
  const read = await readSource(name, readFileSync(join(import.meta.dirname, 'cases', name)), options);
  const homes = new Map<unknown, Record<string, unknown>>();
  for (const record of read.records)
    if (record.kind === 'property' && !homes.has(record.ID)) homes.set(record.ID, record);
  return { ...read, homes: Object.fromEntries(homes) as Record<string, Record<string, unknown>> };
}
