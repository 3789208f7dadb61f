import type { SiteChange } from '@facade/shared-domain/goals';
import type { Language, WebsiteEdit } from '@facade/shared-domain/model';
import type { Staff } from '../../../accounts/index.ts';
import type { Db } from '../../../platform/index.ts';
import { changedFields } from '../things/changed-fields.ts';
import { readContentFiles } from './content-files.ts';
import { lineDiff } from './line-diff.ts';
import { type EditStores, type SaveOutcome, saveEdit } from './save-edit.ts';

/** How many edits are listed. */
const LISTED = 30;

/** Who changed a page when, and what; the newest first. */
export async function listEdits(
  { db, folder }: Pick<EditStores, 'db' | 'folder'>,
  thing: string,
  languages: readonly Language[],
): Promise<WebsiteEdit[]> {
  const rows = await db
    .selectFrom('content_edit')
    .select(['id', 'files', 'by', 'at', 'undoes'])
    .where('thing', '=', thing)
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
  const present = await readContentFiles(folder, [
    ...new Set(rows.flatMap(({ files }) => files.map(({ file }) => file))),
  ]);
  return rows.map(({ id, files, by, at, undoes }) => ({
    id,
    by,
    at: at.toISOString(),
    undoes,
    changes: changedFields(thing, files, languages),
    files: files.map(({ file, before, after }) => ({ file, lines: lineDiff(before, after) })),
    canUndo: files.every(({ file, after }) => present.get(file) === after),
  }));
}

/** What staff saved since a time; the newest first. */
export async function editsSince(db: Db, since: Date): Promise<SiteChange[]> {
  const rows = await db
    .selectFrom('content_edit')
    .select(['thing', 'by', 'at', 'undoes'])
    .where('at', '>=', since)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ thing, by, at, undoes }) => ({
    kind: 'content',
    at: at.toISOString(),
    by,
    what: undoes === null ? `edit ${thing}` : `undo an edit of ${thing}`,
  }));
}

/** Reverts an edit unless something newer has changed it; null if there is no such edit. */
export async function undoEdit(
  stores: EditStores,
  staff: Staff,
  thing: string,
  id: number,
): Promise<SaveOutcome | null> {
  const edit = await readEdit(stores.db, thing, id);
  if (!edit) return null;
  return saveEdit(stores, staff, {
    thing,
    before: new Map(edit.files.map(({ file, after }) => [file, after])),
    after: new Map(edit.files.map(({ file, before }) => [file, before])),
    undoes: id,
  });
}

const readEdit = (db: Db, thing: string, id: number) =>
  db.selectFrom('content_edit').select('files').where('thing', '=', thing).where('id', '=', id).executeTakeFirst();
