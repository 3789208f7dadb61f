import type { Language } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { homePath, pathOfProject } from '../../catalogue/index.ts';
import type { ReadDb, StoredPictureUse } from '../../platform/index.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

/** Homes per query: a part is streamed while it is read, with constant memory. */
const AT_ONCE = 500;

/** Id of the first home of each part with this many homes. */
export async function firstIdsOfParts(db: ReadDb, homes: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (select id, row_number() over (order by id) - 1 as position from property) as numbered
    where position % ${sql.lit(homes)} = 0 order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** This many homes from this id on, ordered by id. */
export async function* homeEntries(
  db: ReadDb,
  { first, homes, languages }: { first: number; homes: number; languages: readonly Language[] },
): AsyncGenerator<SitemapEntry> {
  let from = first;
  for (let left = homes; left > 0; left -= AT_ONCE) {
    const rows = await db
      .selectFrom('property')
      .leftJoin('project', 'project.id', 'property.project_id')
      .select(['property.id', 'property.record', 'project.record as project'])
      .where('property.id', '>=', from)
      .orderBy('property.id')
      .limit(Math.min(AT_ONCE, left))
      .execute();
    for (const { record, project } of rows)
      yield {
        paths: inLanguages(languages, (language) => homePath(record, project ?? undefined, language)),
        modifiedAt: record.modifiedAt,
        picture: pictureOf(record.pictures),
      };
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    from = last.id + 1;
  }
}

/** Every new-build project. */
export async function* projectEntries(db: ReadDb, languages: readonly Language[]): AsyncGenerator<SitemapEntry> {
  const rows = await db.selectFrom('project').select('record').orderBy('id').execute();
  for (const { record } of rows)
    yield {
      paths: inLanguages(languages, (language) => pathOfProject(record, language)),
      picture: pictureOf(record.pictures),
    };
}

/** ISO date of the last change of the homes; null before the first import. */
export async function catalogueChangedAt(db: ReadDb): Promise<string | null> {
  const row = await db.selectFrom('data_revision').select('changed_at').executeTakeFirst();
  return row ? new Date(row.changed_at).toISOString() : null;
}

const inLanguages = (languages: readonly Language[], path: (language: Language) => string): SitemapEntry['paths'] =>
  Object.fromEntries(languages.map((language) => [language, path(language)]));

const pictureOf = ([first]: StoredPictureUse[]): string | undefined =>
  first && `/api/pictures/${encodeURIComponent(first.id)}?width=1280&format=jpeg`;
