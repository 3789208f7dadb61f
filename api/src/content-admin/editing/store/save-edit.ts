import { type Kysely, sql } from 'kysely';
import type { Staff } from '../../../accounts/index.ts';
import { type ContentProblem, loadContent } from '../../../content/index.ts';
import type { MeasurePicture } from '../../../pictures/index.ts';
import type { Db, Tables } from '../../../platform/index.ts';
import { readContentFiles, writeContentFiles } from './content-files.ts';

/** What a save works with. */
export interface EditStores {
  db: Db;
  folder: string;
  /** Measures pictures whose size the folder does not state. */
  measure: MeasurePicture;
}

export interface NewEdit {
  thing: string;
  /** Texts of the files as they were read. */
  before: ReadonlyMap<string, string | null>;
  after: ReadonlyMap<string, string | null>;
  /** The edit that this one reverts. */
  undoes?: number;
}

export type SaveOutcome =
  | { outcome: 'saved'; id: number }
  | { outcome: 'invalid'; problems: ContentProblem[] }
  /** The author, if it was changed here. */
  | { outcome: 'changed'; by: string | null };

/** Edits of one page that are stored; the files have the current state. */
const KEPT = 200;

const TRIES = 3;

/**
 * Writes an edit to the content folder, if the folder has not changed in the meantime and is still valid with it. Several apis
 * on one folder save one after the other.
 */
export async function saveEdit(stores: EditStores, staff: Staff, edit: NewEdit): Promise<SaveOutcome> {
  for (let tries = 1; ; tries += 1) {
    const last = await lastEdit(stores.db);
    // Loading the whole folder may take a while, so it runs outside the transaction.
    const loaded = await loadContent(stores.folder, { measure: stores.measure, edits: edit.after });
    if (!loaded.ok) return { outcome: 'invalid', problems: loaded.problems };
    const outcome = await stores.db
      .transaction()
      .execute((tx) => write(tx, stores.folder, staff, edit, tries < TRIES ? last : null));
    if (outcome) return outcome;
  }
}

const lastEdit = async (db: Kysely<Tables>): Promise<number> => {
  const row = await db
    .selectFrom('content_edit')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
};

/**
 * @param last the newest edit when the folder was checked: if there is a newer one, returns null and the folder must be checked
 * again
 */
async function write(
  tx: Kysely<Tables>,
  folder: string,
  staff: Staff,
  { thing, before, after, undoes }: NewEdit,
  last: number | null,
): Promise<SaveOutcome | null> {
  await sql`lock table content_edit in exclusive mode`.execute(tx);
  const files = [...after.keys()];
  const present = await readContentFiles(folder, files);
  if (files.some((file) => present.get(file) !== (before.get(file) ?? null)))
    return { outcome: 'changed', by: await changedBy(tx, thing, present) };
  if (last !== null && (await lastEdit(tx)) !== last) return null;
  const row = await tx
    .insertInto('content_edit')
    .values({
      thing,
      files: JSON.stringify(
        files.map((file) => ({ file, before: before.get(file) ?? null, after: after.get(file) ?? null })),
      ),
      staff_id: staff.id,
      by: staff.name,
      undoes: undoes ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('content_edit')
    .where('thing', '=', thing)
    .where('id', 'not in', (kept) =>
      kept.selectFrom('content_edit').select('id').where('thing', '=', thing).orderBy('id', 'desc').limit(KEPT),
    )
    .execute();
  // Comes last: if it fails, nothing of the edit is stored.
  await writeContentFiles(folder, after);
  return { outcome: 'saved', id: row.id };
}

/** Who wrote the current files; null if it was not done here. */
export async function changedBy(
  db: Kysely<Tables>,
  thing: string,
  present: ReadonlyMap<string, string | null>,
): Promise<string | null> {
  const newest = await db
    .selectFrom('content_edit')
    .select(['by', 'files'])
    .where('thing', '=', thing)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return newest?.files.some(({ file, after }) => present.has(file) && present.get(file) === after) ? newest.by : null;
}
