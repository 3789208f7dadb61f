import {
  BATHROOM_STEPS,
  DAY_STEPS,
  LAND_STEPS,
  PRICE_STEPS,
  SURFACE_STEPS,
  YEAR_STEPS,
} from '@facade/shared-domain/listing/amount-steps';
import { BEDROOM_CHOICES } from '@facade/shared-domain/listing/listing-filters';
import type { AmountFacet, Goal, ListingFilters } from '@facade/shared-domain/model';
import { type RawBuilder, sql } from 'kysely';

/** An amount of a home `p`, and the filters that bound it. */
interface Amount {
  value: RawBuilder<unknown>;
  least?: AmountFacet;
  most?: AmountFacet;
  /** Bounds that are counted. */
  steps(goal: Goal): readonly number[];
}

const AMOUNTS = {
  price: { value: sql`p.price`, least: 'minPrice', most: 'maxPrice', steps: (goal) => PRICE_STEPS[goal] },
  rooms: { value: sql`coalesce(p.bedrooms, 0)`, most: 'maxBedrooms', steps: () => BEDROOM_CHOICES },
  baths: { value: sql`p.bathrooms`, least: 'minBathrooms', steps: () => BATHROOM_STEPS },
  surface: { value: sql`p.living_area`, least: 'minSurface', most: 'maxSurface', steps: () => SURFACE_STEPS },
  land: { value: sql`p.land_area`, least: 'minLand', steps: () => LAND_STEPS },
  year: { value: sql`p.built`, least: 'minYear', steps: () => YEAR_STEPS },
  age: { value: sql`extract(epoch from now() - p.published_at) / 86400`, most: 'days', steps: () => DAY_STEPS },
} satisfies Record<string, Amount>;

export type AmountName = keyof typeof AMOUNTS;

export const AMOUNT_NAMES = Object.keys(AMOUNTS) as AmountName[];

const amountOf = (name: AmountName): Amount => AMOUNTS[name];

/** Smaller than the difference between any two amounts: a tenth of a second of an age in days. */
const LITTLE = 1e-6;

/** For an amount, the number of the steps that a home `p` reaches or exceeds, each counted apart; {@link reachedBounds} decodes it. */
export function amountPlace(name: AmountName, goal: Goal | undefined): RawBuilder<unknown> {
  const { value, steps } = amountOf(name);
  const places = steps(goal ?? 'sale').flatMap((step) => [step, step + LITTLE]);
  return sql`width_bucket((${value})::double precision, ${places}::double precision[])`;
}

/** The bounds that a home matches whose amount lies at this place between the steps. */
export function reachedBounds(name: AmountName, place: number, goal: Goal | undefined): [AmountFacet, number][] {
  const { least, most, steps } = amountOf(name);
  const all = steps(goal ?? 'sale');
  // Each step has two places: one where it is reached, one where it is exceeded.
  const reached = least ? all.slice(0, Math.ceil(place / 2)).map((step): [AmountFacet, number] => [least, step]) : [];
  const within = most ? all.slice(Math.floor(place / 2)).map((step): [AmountFacet, number] => [most, step]) : [];
  return [...reached, ...within];
}

/** Only the bounds that admit no more homes than the filters: homes outside the filters were not counted. */
export function boundsWithin({ goal, ...filters }: ListingFilters): [AmountFacet, readonly number[]][] {
  return AMOUNT_NAMES.flatMap((name) => {
    const { least, most, steps } = amountOf(name);
    const all = steps(goal ?? 'sale');
    const bounds: [AmountFacet, readonly number[]][] = [];
    if (least) bounds.push([least, all.filter((step) => step >= (filters[least] ?? step))]);
    if (most) bounds.push([most, all.filter((step) => step <= (filters[most] ?? step))]);
    return bounds;
  });
}
