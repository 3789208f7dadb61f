import { checkRecord, type FeedProblem, type FoundRecord, type RecordKind, type RecordOf } from '@facade/feed';
import { foldName } from '@facade/shared-domain/language/fold-text';
import type { StoredCity, StoredLookups } from '../../platform/index.ts';
import { mapAgent, mapCategories, mapCities, mapRibbons } from '../mapping/map-catalogue.ts';

type LookupKind = Exclude<RecordKind, 'property' | 'project'>;
type Lists = { [K in LookupKind]: RecordOf<K>[] };

/** Collects the small records of a feed. */
export class LookupRecords {
  readonly #lists: Lists = { category: [], ribbon: [], agent: [], city: [], owner: [] };

  /** Returns its problems. */
  add(kind: LookupKind, { bytes, number }: FoundRecord): FeedProblem[] {
    const checked = checkRecord(kind, bytes, number);
    if (!checked.ok) return checked.problems;
    (this.#lists[kind] as unknown[]).push(checked.record);
    return [];
  }

  get owners(): readonly RecordOf<'owner'>[] {
    return this.#lists.owner;
  }

  map(): StoredLookups {
    return {
      categories: mapCategories(this.#lists.category),
      cities: mapCities(this.#lists.city),
      ribbons: mapRibbons(this.#lists.ribbon),
      agents: this.#lists.agent.map(mapAgent),
    };
  }
}

/** The records of several feeds; of records with one key the first counts. */
export function mergeLookups(feeds: readonly StoredLookups[]): StoredLookups {
  const merge = <T>(lists: readonly T[][], key: (record: T) => string | number): T[] => [
    ...new Map(lists.toReversed().flatMap((list) => list.map((record) => [key(record), record]))).values(),
  ];
  return {
    categories: merge(
      feeds.map(({ categories }) => categories),
      ({ id }) => id,
    ),
    cities: merge(
      feeds.map(({ cities }) => cities),
      ({ zip, name }) => `${zip} ${name}`,
    ),
    ribbons: merge(
      feeds.map(({ ribbons }) => ribbons),
      ({ id }) => id,
    ),
    agents: merge(
      feeds.map(({ agents }) => agents),
      ({ id }) => id,
    ),
  };
}

/** Key of a town, by which properties find it. */
export const townKey = (zip: string, name: string): string => `${zip} ${foldName(name)}`;

/** Finds towns by any spelling of their names. */
export function cityFinder(cities: readonly StoredCity[]): (zip: string, name: string) => StoredCity | undefined {
  const byName = new Map(cities.map((city) => [townKey(city.zip, city.name), city]));
  return (zip, name) => byName.get(townKey(zip, name));
}
