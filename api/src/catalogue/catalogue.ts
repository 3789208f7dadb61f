import type { Db, StoredAgent, StoredCategory, StoredCity, StoredRibbon } from '../platform/index.ts';
import { readStatistics, type Statistics } from './statistics.ts';

/**
 * The data of one revision in memory: the small tables, and figures of each town, category and type. Homes, projects
 * and pictures are read on request, so that memory does not grow with their number.
 */
export interface Catalogue {
  revision: string;
  /** In the order they are shown. */
  categories: StoredCategory[];
  cities: StoredCity[];
  ribbons: Map<number, StoredRibbon>;
  agents: Map<string, StoredAgent>;
  statistics: Statistics;
}

/** Revision of a database before its first import. */
export const NEVER_FILLED = '0';

/** The revision of the data in the database; it changes with every import. {@link NEVER_FILLED} before the first. */
export async function readRevision(db: Pick<Db, 'selectFrom'>): Promise<string> {
  const row = await db.selectFrom('data_revision').select('revision').executeTakeFirst();
  return row?.revision ?? NEVER_FILLED;
}

/** Loads one consistent catalogue, even if an import commits at the same time. */
export async function loadCatalogue(db: Db): Promise<Catalogue> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const revision = await readRevision(tx);
      const categories = await tx.selectFrom('category').select('record').execute();
      const cities = await tx.selectFrom('city').select('record').orderBy('name').orderBy('zip').execute();
      const ribbons = await tx.selectFrom('ribbon').select('record').execute();
      const agents = await tx.selectFrom('agent').select('record').execute();
      return {
        revision,
        categories: categories.map((row) => row.record).sort((a, b) => a.order - b.order || a.id - b.id),
        cities: cities.map((row) => row.record),
        ribbons: new Map(ribbons.map((row) => [row.record.id, row.record])),
        agents: new Map(agents.map((row) => [row.record.id, row.record])),
        statistics: await readStatistics(tx),
      };
    });
}
