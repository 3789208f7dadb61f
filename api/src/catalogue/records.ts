import type { PropertySummary } from '@facade/shared-domain/model';
import { type SqlBool, sql } from 'kysely';
import type { ReadDb, StoredPicture, StoredPictureUse, StoredProject, StoredProperty } from '../platform/index.ts';
import { readAskingPrices, withoutOldDrop } from './answers/asking-prices.ts';
import { publicPart } from './public-part.ts';
import { summarize } from './summarize.ts';
import type { CatalogueView } from './view.ts';

/** `column = any(values)`: one parameter for any number of values. */
const isAny = (column: string, values: readonly (string | number)[]) =>
  sql<SqlBool>`${sql.ref(column)} = any(${values})`;

export async function readProperties(db: ReadDb, ids: readonly number[]): Promise<Map<number, StoredProperty>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('property').select('record').where(isAny('id', ids)).execute();
  return new Map(rows.map(({ record }) => [record.id, record]));
}

export async function readProjects(db: ReadDb, ids: readonly number[]): Promise<Map<number, StoredProject>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('project').select('record').where(isAny('id', ids)).execute();
  return new Map(rows.map(({ record }) => [record.id, record]));
}

/** Pictures of the library, without missing ones. */
export async function readPictures(db: ReadDb, ids: readonly string[]): Promise<Map<string, StoredPicture>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('picture').selectAll().where(isAny('id', ids)).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export const picturesFor = (
  db: ReadDb,
  records: Iterable<{ pictures: StoredPictureUse[] }>,
): Promise<Map<string, StoredPicture>> =>
  readPictures(db, [...new Set([...records].flatMap(({ pictures }) => pictures.map(({ id }) => id)))]);

/** The projects that these homes are units of. */
export const projectsFor = (db: ReadDb, properties: Iterable<StoredProperty>): Promise<Map<number, StoredProject>> =>
  readProjects(db, [...new Set([...properties].flatMap(({ projectId }) => projectId ?? []))]);

/** Summaries of these homes for cards, in this order; missing ones are left out. */
export async function readSummaries(view: CatalogueView, ids: readonly number[]): Promise<PropertySummary[]> {
  const now = Date.now();
  const known = new Map(ids.map((id) => [id, view.summaries.get(id)]));
  for (const [id, summary] of known) {
    const still = summary && withoutOldDrop(summary, now);
    if (still === summary || !still) continue;
    known.set(id, still);
    view.summaries.set(id, still);
  }
  const missing = ids.filter((id) => !known.get(id));
  const [properties, asked] = await Promise.all([readProperties(view.db, missing), readAskingPrices(view.db, missing)]);
  const [pictures, projects] = await Promise.all([
    picturesFor(view.db, properties.values()),
    projectsFor(view.db, properties.values()),
  ]);
  for (const property of properties.values()) {
    const summary = summarize(publicPart(property), view, { pictures, projects, asked });
    known.set(property.id, summary);
    view.summaries.set(property.id, summary);
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}
