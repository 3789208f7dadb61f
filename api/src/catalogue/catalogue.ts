import type { Db } from '../database/index.ts';
import type {
  StoredAgent,
  StoredCategory,
  StoredCity,
  StoredPicture,
  StoredProject,
  StoredProperty,
  StoredRibbon,
} from './stored.ts';

/** The whole catalogue of one revision, in memory: an agency has hundreds of properties, every read is a filter over them. */
export interface Catalogue {
  revision: string;
  properties: StoredProperty[];
  projects: StoredProject[];
  /** In the order they are shown. */
  categories: StoredCategory[];
  cities: StoredCity[];
  ribbons: Map<number, StoredRibbon>;
  agents: Map<string, StoredAgent>;
  pictures: Map<string, StoredPicture>;
}

/** Revision of a database before its first import. */
export const NEVER_FILLED = '0';

/** The revision of the data in the database; it changes with every import. {@link NEVER_FILLED} before the first. */
export async function readRevision(db: Pick<Db, 'selectFrom'>): Promise<string> {
  const row = await db.selectFrom('data_revision').select('revision').executeTakeFirst();
  return row?.revision ?? NEVER_FILLED;
}

/** Loads one consistent catalogue: an import that commits meanwhile is not half seen. */
export async function loadCatalogue(db: Db): Promise<Catalogue> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const revision = await readRevision(tx);
      const properties = await tx.selectFrom('property').select('record').orderBy('id').execute();
      const projects = await tx.selectFrom('project').select('record').orderBy('id', 'desc').execute();
      const categories = await tx.selectFrom('category').select('record').execute();
      const cities = await tx.selectFrom('city').select('record').orderBy('name').orderBy('zip').execute();
      const ribbons = await tx.selectFrom('ribbon').select('record').execute();
      const agents = await tx.selectFrom('agent').select('record').execute();
      const pictures = await tx.selectFrom('picture').selectAll().execute();
      return {
        revision,
        properties: properties.map((row) => row.record),
        projects: projects.map((row) => row.record),
        categories: categories.map((row) => row.record).sort((a, b) => a.order - b.order || a.id - b.id),
        cities: cities.map((row) => row.record),
        ribbons: new Map(ribbons.map((row) => [row.record.id, row.record])),
        agents: new Map(agents.map((row) => [row.record.id, row.record])),
        pictures: new Map(pictures.map((row) => [row.id, row])),
      };
    });
}
