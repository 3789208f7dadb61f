import { checkValue, LISTS, type RecordKind, type RecordOf } from '@facade/feed';
import { feedOf } from '@facade/feed/testing/sample-records';
import type { Language } from '@facade/shared-domain/model';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { viewOf } from '../catalogue/make-view.ts';
import type { CatalogueView } from '../catalogue/view.ts';
import { PictureImport } from '../import/import-pictures.ts';
import {
  groupBy,
  mapAgent,
  mapCategories,
  mapCities,
  mapProject,
  mapRibbons,
} from '../import/mapping/map-catalogue.ts';
import { isPublic, mapProperty } from '../import/mapping/map-property.ts';
import { propertyRow } from '../import/mapping/property-row.ts';
import { cityFinder } from '../import/records/lookups.ts';
import { fillSample } from '../platform/database/fill-sample.ts';
import type { Db } from '../platform/database/index.ts';
import type {
  StoredAgent,
  StoredCategory,
  StoredCity,
  StoredPicture,
  StoredProject,
  StoredProperty,
  StoredRibbon,
} from '../platform/database/schema/stored.ts';

type Records = Parameters<typeof feedOf>[0];

/** What an import would store. */
interface NewCatalogue {
  properties: StoredProperty[];
  projects: StoredProject[];
  categories: StoredCategory[];
  cities: StoredCity[];
  ribbons: Map<number, StoredRibbon>;
  agents: Map<string, StoredAgent>;
  pictures: Map<string, StoredPicture>;
}

/** The catalogue that an import would create from these records, without a database. */
export async function catalogueOf(properties: Records, more?: Record<string, unknown>): Promise<NewCatalogue> {
  const feed = feedOf(properties, more);
  const of = <K extends RecordKind>(kind: K): RecordOf<K>[] => {
    const [list = ''] = Object.entries(LISTS).find(([, name]) => name === kind) ?? [];
    return ((feed[list] ?? []) as unknown[]).map((value, index) => {
      const checked = checkValue(kind, value, index + 1);
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      return checked.record;
    });
  };
  const cities = mapCities(of('city'));
  const findCity = cityFinder(cities);
  const known = { sources: async () => new Map(), picture: async () => undefined };
  const pictures = new PictureImport({ feed: '', source: '/nowhere', target: '/nowhere', known, keep: false });
  const now = '2026-11-20T00:00:00.000Z';
  const catalogue: NewCatalogue = {
    properties: [],
    projects: [],
    categories: mapCategories(of('category')),
    cities,
    ribbons: new Map(mapRibbons(of('ribbon')).map((ribbon) => [ribbon.id, ribbon])),
    agents: new Map(of('agent').map((record) => [record.ID, mapAgent(record)])),
    pictures: new Map<string, StoredPicture>(),
  };
  for (const records of groupBy(of('property').filter(isPublic), ({ ID }) => String(ID))) {
    const { uses } = await pictures.take(`property ${records[0].ID}`, records);
    const { ID, ProjectID } = records[0];
    const projectId = ProjectID ? Number(ProjectID) : null;
    catalogue.properties.push(mapProperty(records, { id: Number(ID), projectId, findCity, pictures: uses, now }));
  }
  for (const records of groupBy(of('project'), ({ ID }) => String(ID))) {
    const { ID } = records[0];
    catalogue.projects.push(mapProject(Number(ID), records, (await pictures.take(`project ${ID}`, records)).uses));
  }
  return catalogue;
}

/** Rows per statement. */
const CHUNK = 500;

/** Replaces the catalogue in the database, and returns its view. */
export async function storeAndView(db: Db, catalogue: NewCatalogue, language: Language = 'nl'): Promise<CatalogueView> {
  await db.transaction().execute(async (tx) => {
    for (const table of ['property', 'project', 'category', 'ribbon', 'city', 'agent', 'picture'] as const)
      await tx.deleteFrom(table).execute();
    const rows = catalogue.properties.map((property) => ({
      ...propertyRow(property),
      record: JSON.stringify(property),
    }));
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
    await fillSample(tx);
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
