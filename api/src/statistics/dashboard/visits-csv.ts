import type { Language } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { csvOf } from '../../kernel/index.ts';
import type { Db } from '../../platform/index.ts';
import { STATISTICS_TEXTS } from '../texts/index.ts';
import { readSource } from '../views/visit-source.ts';

/**
 * All visits of these homes as CSV: a line per day, home and source, newest first.
 * @param titles of the homes, by id
 */
export async function visitsCsv(
  db: Db,
  ids: readonly number[],
  titles: ReadonlyMap<number, string>,
  language: Language,
): Promise<string> {
  const visits = await db
    .selectFrom('visit')
    .selectAll()
    .where(sql<boolean>`property_id = any(${ids}::int[])`)
    .orderBy('day', 'desc')
    .orderBy('property_id')
    .orderBy('source')
    .execute();
  const { columns, sources } = STATISTICS_TEXTS[language];
  const lines = visits.map(({ day, property_id, source, visits: count }) => {
    const { source: kind, name } = readSource(source);
    return [day, String(property_id), titles.get(property_id) ?? '', name ?? sources[kind], String(count)];
  });
  return csvOf([[columns.day, columns.reference, columns.home, columns.source, columns.views], ...lines]);
}
