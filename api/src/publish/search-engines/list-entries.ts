import { NO_FILTERS } from '@facade/shared-domain/listing/filters/filters';
import { INDEXABLE_MAX_PRICES, isIndexableList } from '@facade/shared-domain/listing/indexable-lists';
import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type { Goal, Language, ListingFilters } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import {
  type Catalogue,
  type CatalogueView,
  listCategories,
  listCities,
  listProperties,
} from '../../catalogue/index.ts';
import type { ReadDb } from '../../platform/index.ts';
import type { Snapshot } from '../../site/index.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

const GOALS = { 'sale-list': 'sale', 'rent-list': 'rent' } as const satisfies Record<string, Goal>;

/** The lists, and those by type, town and maximum round price that have homes. */
export async function* listEntries(snapshot: Snapshot): AsyncGenerator<SitemapEntry> {
  const { content, enabled } = snapshot;
  const view = snapshot.view(enabled[0] ?? 'nl');
  for (const { type, paths } of content.places.values()) {
    if (type !== 'sale-list' && type !== 'rent-list') continue;
    yield { paths: withSuffix(enabled, paths, '') };
    for (const filters of await narrowed(view, GOALS[type]))
      yield { paths: withSuffix(enabled, paths, `?${writeFilters(filters)}`) };
  }
}

/** A type that is offered in a town. */
export interface TownType {
  goal: Goal;
  zip: string;
  city: string;
  type: number;
}

/** All of them in a stable order: one for each page of a town and a type. */
export async function townTypes(db: ReadDb, { statistics, categories }: Catalogue): Promise<TownType[]> {
  const { rows } = await sql<{ goal: Goal; key: string; type: number }>`
    select distinct p.goal, p.city_key as key, one.type from property p cross join unnest(p.category_ids) as one (type)
    where p.is_available order by p.goal, p.city_key, one.type`.execute(db);
  const named = new Set(categories.map(({ id }) => id));
  return rows.flatMap(({ goal, key, type }) => {
    const town = statistics.towns.get(key);
    return town?.name && named.has(type) ? [{ goal, zip: town.zip, city: town.name, type }] : [];
  });
}

/** The lists of one type in one town. */
export function* townTypeEntries(
  { content, enabled }: Snapshot,
  offered: readonly TownType[],
): Generator<SitemapEntry> {
  for (const { type: kind, paths } of content.places.values()) {
    if (kind !== 'sale-list' && kind !== 'rent-list') continue;
    for (const { goal, zip, city, type } of offered) {
      const filters = { types: [type], cities: [`${city}|${zip}`] };
      if (goal === GOALS[kind] && isIndexableList(goal, filters))
        yield { paths: withSuffix(enabled, paths, `?${writeFilters(filters)}`) };
    }
  }
}

/** Filters of the non-empty lists that search engines may show. */
async function narrowed(view: CatalogueView, goal: Goal): Promise<Partial<ListingFilters>[]> {
  const types = listCategories(view).filter(({ counts }) => counts[goal] > 0);
  const cities = listCities(view).filter(({ counts }) => counts[goal] > 0);
  const prices = await Promise.all(
    INDEXABLE_MAX_PRICES[goal].map(async (maxPrice) => {
      const filters = { ...NO_FILTERS, goal, maxPrice, available: true };
      const { total } = await listProperties(view, filters, { page: 1, pageSize: 1 });
      return total > 0 ? [{ maxPrice }] : [];
    }),
  );
  return [
    ...types.map(({ id }) => ({ types: [id] })),
    ...cities.map(({ name, zip }) => ({ cities: [`${name}|${zip}`] })),
    ...prices.flat(),
  ];
}

const withSuffix = (
  languages: readonly Language[],
  paths: Record<Language, string>,
  suffix: string,
): SitemapEntry['paths'] => Object.fromEntries(languages.map((language) => [language, paths[language] + suffix]));
