import type { City, Goal, ListingFilters } from '@facade/shared-domain/model';
import { displayCity } from '../summarize.ts';
import type { CatalogueView } from '../view.ts';

/** The towns with a public property, in one language. */
interface Towns {
  /** Sorted by name. */
  all: City[];
  byKey: ReadonlyMap<string, City>;
  /** Towns with homes of a goal, those with the most homes first. */
  largest: Record<Goal, City[]>;
}

const made = new WeakMap<CatalogueView, Towns>();

/** Every town with a public property, with its counts; made once per view. */
export const listCities = (view: CatalogueView): City[] => townsIn(view).all;

/** About ten metres: the precision that a point keeps in a URL. */
const SAME = 1e-4;

/** Which towns a list needs. */
export interface AskedTowns extends Pick<ListingFilters, 'cities' | 'near'> {
  goal: Goal;
  /** How many of those with the most homes. */
  most: number;
}

/** The named towns, the centre of a radius, and those with the most homes; bounded for any number of towns. */
export function someCities(view: CatalogueView, { cities, near, goal, most }: AskedTowns): City[] {
  const { all, byKey, largest } = townsIn(view);
  const named = cities.flatMap((city) => view.cities.keysOf(city)).map((key) => byKey.get(key));
  const centre = all.filter(({ location }) => near && location && isAt(location, near));
  const wanted = new Set([...named, ...centre, ...largest[goal].slice(0, most)]);
  return all.filter((city) => wanted.has(city));
}

const isAt = (one: { lat: number; lng: number }, other: { lat: number; lng: number }): boolean =>
  Math.abs(one.lat - other.lat) < SAME && Math.abs(one.lng - other.lng) < SAME;

function townsIn(view: CatalogueView): Towns {
  const towns = made.get(view) ?? makeTowns(view);
  made.set(view, towns);
  return towns;
}

function makeTowns(view: CatalogueView): Towns {
  const towns = [...view.catalogue.statistics.towns.values()].filter(({ name }) => name !== '');
  const byKey = new Map(
    towns.map(({ key, zip, name, counts }): [string, City] => {
      const city = view.cities.find(zip, name);
      return [
        key,
        {
          name,
          label: displayCity({ zip, city: name }, view),
          aliases: city?.aliases ?? [],
          zip,
          counts,
          location: city?.location ?? null,
        },
      ];
    }),
  );
  const { compare } = new Intl.Collator(view.language);
  const all = [...byKey.values()].sort((a, b) => compare(a.label, b.label) || compare(a.zip, b.zip));
  const largest = (goal: Goal) =>
    all.filter(({ counts }) => counts[goal] > 0).sort((a, b) => b.counts[goal] - a.counts[goal]);
  return { all, byKey, largest: { sale: largest('sale'), rent: largest('rent') } };
}
