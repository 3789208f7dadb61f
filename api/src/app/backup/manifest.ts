import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../../kernel/index.ts';
import { isPart } from './parts.ts';

/** Name of the manifest, which is in every backup beside its parts. */
export const MANIFEST = 'manifest.json';

/** Raised when an older `restore` could not read what a newer `backup` writes. */
const FORMAT = 1;

const manifest = z.object({
  format: z.literal(FORMAT),
  /** Of Facade. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.object({
    /** `embedded`: its files, in `database/`. `postgres`: the output of `pg_dump`, in `database.dump`. */
    kind: z.enum(['embedded', 'postgres']),
    /** Of PostgreSQL; only this version can open an embedded database's files. */
    major: z.string(),
    /** Rows of each table when the backup was made. */
    rows: z.record(z.string(), z.int().nonnegative()),
  }),
  /** The saved folders and files below the data folder; the agency's content is `content`. */
  parts: z.array(z.string().refine(isPart)),
  /** Every file by its path in the backup. */
  files: z.record(z.string(), z.object({ size: z.int().nonnegative(), sha256: z.string() })),
});

/** Describes a backup, so that `restore` can check that it is complete and unchanged. */
export type Manifest = z.infer<typeof manifest>;

export const writeManifest = (folder: string, contents: Omit<Manifest, 'format'>): Promise<void> =>
  writeFile(join(folder, MANIFEST), `${JSON.stringify({ format: FORMAT, ...contents }, null, 2)}\n`);

/**
 * @param source path as the operator gave it
 * @throws StartupError if the folder is not a backup that this version can restore
 */
export async function readManifest(folder: string, source: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new StartupError(`${source} is not a backup: it has no ${MANIFEST}.`);
  });
  const parsed = manifest.safeParse(parse(text));
  if (parsed.success) return parsed.data;
  throw new StartupError(
    `The ${MANIFEST} of ${source} cannot be read: it is damaged or from another version of Facade.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
