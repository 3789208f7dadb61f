import { FEATURES } from '@facade/shared-domain/listing/filters/features';
import { BEDROOM_CHOICES, ENERGY_LETTERS } from '@facade/shared-domain/listing/listing-filters';
import type { Facets, FacetValue, ListingFilters } from '@facade/shared-domain/model';
import { municipalityValue } from '@facade/shared-domain/places/municipality';
import { offeredMunicipalities } from '../towns/cities.ts';
import type { CatalogueView } from '../view.ts';
import { boundsWithin } from './amounts.ts';
import type { Conditions, Dimension } from './conditions.ts';
import type { QueryLimits } from './limits.ts';
import { estimate, type Sample } from './sample.ts';
import type { Tally, TallyOf } from './tally.ts';

/** How many towns and municipalities get a count, those with the most homes first. */
const MOST_TOWNS = 500;

export interface FacetAnswer {
  facets: Facets;
  /** Too many homes match to count them all. */
  facetsAreEstimates?: true;
}

/** A tally of all homes or of a sample. */
interface Looked {
  tally: Tally;
  share: number;
}

/** A sample of the homes that the filters leave, for any number of homes. */
export interface TalliedSample extends Sample {
  tally: TallyOf;
}

/** What has been read: all homes if there are few enough, else a sample. */
export interface Seen {
  whole: TallyOf | null;
  sample: TalliedSample | null;
}

/**
 * How many available homes each choice of a filter would give, with the other filters as they are. A home must have all chosen
 * features, so each feature is counted together with those. If too many homes match to read them all, a sample is counted.
 */
export function facetsOf(
  view: CatalogueView,
  { filters, conditions, amounts }: { filters: ListingFilters; conditions: Conditions; amounts: boolean },
  { whole, sample }: Seen,
  limits: QueryLimits,
): FacetAnswer {
  const look = (except?: Dimension): Looked => {
    if (whole) return { tally: whole(except), share: 1 };
    if (!sample) throw new Error('neither all homes nor a sample of them were read');
    return { tally: sample.tally(except), share: sample.share };
  };
  const chosen = Object.keys(conditions.choices) as Dimension[];
  const shared = look();
  const apart = chosen.map((dimension) => look(dimension));
  const valuesOf = (key: keyof Facets, closed?: readonly (string | number)[]): FacetValue[] =>
    asValues(apart[chosen.indexOf(key as Dimension)] ?? shared, key, limits.counted, closed);
  const facets: Facets = {
    type: valuesOf(
      'type',
      view.catalogue.categories.map(({ id }) => id),
    ),
    city: namedPlaces(valuesOf('city'), view, limits.counted),
    energy: valuesOf('energy', ENERGY_LETTERS),
    bedrooms: valuesOf('bedrooms', BEDROOM_CHOICES),
    has: valuesOf('has', FEATURES),
    ...(amounts && Object.fromEntries(boundsWithin(filters).map(([name, steps]) => [name, valuesOf(name, steps)]))),
  };
  return { facets, ...(!whole && { facetsAreEstimates: true as const }) };
}

/** Closed lists in their own order, zero choices included; without them for a sample, which cannot know that a choice gives nothing. */
function asValues(
  { tally, share }: Looked,
  key: keyof Facets,
  most: number,
  closed?: readonly (string | number)[],
): FacetValue[] {
  const found = tally.values[key] ?? new Map<string, number>();
  const values = closed ? closed.map(String) : [...found.keys()];
  return values.flatMap((value) => {
    const count = found.get(value) ?? 0;
    if (share < 1 && count === 0) return [];
    return [{ value, count: Math.min(most, share < 1 ? estimate(count, share) : count) }];
  });
}

/** Keys of towns as `name|zip`, and their municipalities, the most homes first. Homes without a town are left out. */
function namedPlaces(values: readonly FacetValue[], view: CatalogueView, most: number): FacetValue[] {
  const named = values.flatMap(({ value, count }) => {
    const town = view.catalogue.statistics.towns.get(value);
    return town?.name ? [{ value: `${town.name}|${town.zip}`, count }] : [];
  });
  const counts = new Map(values.map(({ value, count }) => [value, count]));
  const whole = offeredMunicipalities(view).flatMap(({ id, towns }) => {
    const count = towns.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
    return count > 0 ? [{ value: municipalityValue(id), count: Math.min(most, count) }] : [];
  });
  return [...named, ...whole].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, MOST_TOWNS);
}
