import type { Catalogue } from '../catalogue/catalogue.ts';
import { viewOf } from '../catalogue/make-view.ts';
import type { StoredPicture } from '../catalogue/stored.ts';
import { checkValue, type RecordOf } from '../import/check-record.ts';
import { PictureImport } from '../import/import-pictures.ts';
import { cityFinder } from '../import/lookups.ts';
import { groupBy, mapAgent, mapCategories, mapCities, mapProject, mapRibbons } from '../import/map-catalogue.ts';
import { isPublic, mapProperty } from '../import/map-property.ts';
import { LISTS, type RecordKind } from '../import/reading/kinds.ts';
import { feedOf } from './sample-records.ts';

type Records = Parameters<typeof feedOf>[0];

/** The catalogue an import would make of these records, without a database. */
export async function catalogueOf(properties: Records, more?: Record<string, unknown>): Promise<Catalogue> {
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
  const pictures = new PictureImport({ source: '/nowhere', target: '/nowhere', known, keep: false });
  const now = '2026-11-20T00:00:00.000Z';
  const catalogue: Catalogue = {
    revision: '1',
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
    catalogue.properties.push(mapProperty(records, { findCity, pictures: uses, now }));
  }
  for (const records of groupBy(of('project'), ({ ID }) => String(ID)))
    catalogue.projects.push(mapProject(records, (await pictures.take(`project ${records[0].ID}`, records)).uses));
  return catalogue;
}

/** Its Dutch view. */
export async function viewOfRecords(properties: Records, more?: Record<string, unknown>) {
  return viewOf(await catalogueOf(properties, more), 'nl', 'nl');
}
