import type { Language } from '@facade/shared-domain/model';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { viewOf } from '../catalogue/make-view.ts';
import type { CatalogueView } from '../catalogue/view.ts';
import type { Db } from '../database/index.ts';
import { buildCatalogue, type NewCatalogue } from '../import/build-catalogue.ts';
import { PictureImport } from '../import/import-pictures.ts';
import { propertyRow } from '../import/property-row.ts';
import { readFeed } from '../import/read-feed.ts';
import { feedOf } from './sample-records.ts';

type Records = Parameters<typeof feedOf>[0];

/** The catalogue an import would make of these records, without a database. */
export async function catalogueOf(properties: Records, more?: Record<string, unknown>): Promise<NewCatalogue> {
  const { feed, errors } = readFeed(feedOf(properties, more));
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const pictures = new PictureImport('/nowhere', '/nowhere', new Map());
  const { catalogue } = await buildCatalogue(feed, pictures, '2026-11-20T00:00:00.000Z');
  return catalogue;
}

/** Rows per statement. */
const CHUNK = 500;

/** Puts a catalogue in the place of what is in the database, and gives its view. */
export async function storeAndView(db: Db, catalogue: NewCatalogue, language: Language = 'nl'): Promise<CatalogueView> {
  await db.transaction().execute(async (tx) => {
    for (const table of ['property', 'project', 'category', 'ribbon', 'city', 'agent', 'picture'] as const)
      await tx.deleteFrom(table).execute();
    const rows = catalogue.properties.map(propertyRow);
    for (let start = 0; start < rows.length; start += CHUNK)
      await tx
        .insertInto('property')
        .values(rows.slice(start, start + CHUNK))
        .execute();
    const withId = <Id>(record: { id: Id }) => ({ id: record.id, record: JSON.stringify(record) });
    const { projects, categories, ribbons, agents, cities, pictures } = catalogue;
    if (projects.length > 0) await tx.insertInto('project').values(projects.map(withId)).execute();
    await tx.insertInto('category').values(categories.map(withId)).execute();
    await tx
      .insertInto('ribbon')
      .values([...ribbons.values()].map(withId))
      .execute();
    await tx
      .insertInto('agent')
      .values([...agents.values()].map(withId))
      .execute();
    const towns = cities.map((city) => ({ zip: city.zip, name: city.name, record: JSON.stringify(city) }));
    await tx.insertInto('city').values(towns).execute();
    if (pictures.size > 0)
      await tx
        .insertInto('picture')
        .values([...pictures.values()])
        .execute();
  });
  return viewOf(db, await loadCatalogue(db), language, 'nl');
}

/** The same for records of a feed. */
export const viewOfRecords = async (
  db: Db,
  properties: Records,
  more?: Record<string, unknown>,
  language?: Language,
): Promise<CatalogueView> => storeAndView(db, await catalogueOf(properties, more), language);
