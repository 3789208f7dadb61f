import { basename } from 'node:path';
import type { FeedProblem } from '@facade/feed';
import type { SiteChange } from '@facade/shared-domain/goals';
import type { ImportRunEntry, Language } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { Db } from '../../platform/index.ts';
import type { ImportReport } from '../report.ts';
import { wordProblem } from '../wording/problem-wording.ts';

/** How many imports are listed, and stored. */
const KEPT = 20;

/** Stores the result of an import for staff, and forgets the oldest. */
export async function storeRun(
  db: Db,
  report: ImportReport,
  { source, file, beganAt }: { source: string; file: string; beganAt: Date },
): Promise<void> {
  const row = { source, file: basename(file), began_at: beganAt, report: JSON.stringify(report) };
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('import_run').values(row).execute();
    await sql`delete from import_run where id <= (select id from import_run order by id desc offset ${sql.lit(KEPT)} limit 1)`.execute(
      tx,
    );
  });
}

/** The imports since a time that changed something; the newest first. */
export async function runsSince(db: Db, since: Date): Promise<SiteChange[]> {
  const rows = await db
    .selectFrom('import_run')
    .selectAll()
    .where('ended_at', '>=', since)
    .orderBy('id', 'desc')
    .execute();
  return rows
    .filter(({ report: { imported } }) => imported)
    .map(({ source, file, ended_at: at, report: { counts, leftOut } }) => ({
      kind: 'feed',
      at: at.toISOString(),
      by: source,
      what: `import ${file}: ${counts.properties} homes, ${counts.added} new, ${counts.changed} changed, ${counts.removed} removed, ${leftOut} left out`,
    }));
}

/** The last imports, the newest first, in a language. */
export async function listRuns(db: Db, language: Language): Promise<ImportRunEntry[]> {
  const rows = await db.selectFrom('import_run').selectAll().orderBy('id', 'desc').limit(KEPT).execute();
  return rows.map(({ id, source, file, began_at: beganAt, ended_at: endedAt, report }) => {
    const { imported, leftOut, counts, errors, warnings, more, tooMany } = report;
    const { properties, added, changed, removed } = counts;
    return {
      id,
      source,
      file,
      beganAt: beganAt.toISOString(),
      seconds: Math.max(0, (endedAt.getTime() - beganAt.getTime()) / 1000),
      imported,
      leftOut,
      counts: { properties, added, changed, removed },
      tooMany,
      errors: byHome(errors, language),
      // What the law wants is listed above the inbox.
      warnings: byHome(
        warnings.filter(({ law }) => !law),
        language,
      ),
      more: more.errors + more.warnings,
    };
  });
}

/** Problems by home, in the order in which they were found; those of the file first. */
function byHome(problems: readonly FeedProblem[], language: Language): ImportRunEntry['errors'] {
  const homes = new Map<string, ImportRunEntry['errors'][number]>();
  for (const problem of problems) {
    const { home, record, line = null } = problem;
    const name = home ?? (/^(?:property|project) (\S+)/.exec(record)?.[1] || '');
    const one = homes.get(name) ?? { home: name, problems: [] };
    one.problems.push({ ...wordProblem(problem, language), line });
    homes.set(name, one);
  }
  return [...homes.values()].sort((a, b) => Number(a.home !== '') - Number(b.home !== ''));
}

/** Wants an import of these feeds at the next turn of the schedule, on whichever api. */
export async function wantImport(db: Db, names: readonly string[]): Promise<void> {
  await db
    .insertInto('feed_source')
    .values(names.map((name) => ({ name, is_wanted: true })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ is_wanted: true, seen: '' }))
    .execute();
}

/** Names of the feeds whose import is wanted; it is then no longer. */
export async function takeWanted(db: Db): Promise<string[]> {
  const rows = await db
    .updateTable('feed_source')
    .set({ is_wanted: false })
    .where('is_wanted', '=', true)
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}
