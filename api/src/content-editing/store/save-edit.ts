import { type Kysely, sql } from 'kysely';
import type { Staff } from '../../agency/staff/session.ts';
import { type ContentProblem, loadContent } from '../../content/index.ts';
import type { Db, Tables } from '../../database/index.ts';
import type { MeasurePicture } from '../../pictures/measure.ts';
import { readContentFiles, writeContentFiles } from './content-files.ts';

/** What a save works with. */
export interface EditStores {
  db: Db;
  folder: string;
  /** Measures pictures that the folder does not describe. */
  measure: MeasurePicture;
}

export interface NewEdit {
  thing: string;
  /** Texts of the files as they were read. */
  before: ReadonlyMap<string, string | null>;
  after: ReadonlyMap<string, string | null>;
  /** The edit that this one takes back. */
  undoes?: number;
}

export type SaveOutcome =
  | { outcome: 'saved'; id: number }
  | { outcome: 'invalid'; problems: ContentProblem[] }
  /** By whom, where it was here. */
  | { outcome: 'changed'; by: string | null };

/** Edits of one page that are kept; the files have the present state. */
const KEPT = 200;

const TRIES = 3;

/**
 * Writes an edit to the content folder, where it has not changed meanwhile and still loads with it. Several apis of one folder save one
 * after the other.
 */
export async function saveEdit(stores: EditStores, staff: Staff, edit: NewEdit): Promise<SaveOutcome> {
  for (let tries = 1; ; tries += 1) {
    const last = await lastEdit(stores.db);
    // Reading the whole folder may take a while: nobody waits for it in a transaction.
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

/** @param last the newest edit when the folder was checked: after another one it is checked again, and null is given */
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
  // Last of all: where it fails, nothing of the edit is kept.
  await writeContentFiles(folder, after);
  return { outcome: 'saved', id: row.id };
}

/** Who made the files what they are; null where it was not done here. */
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
