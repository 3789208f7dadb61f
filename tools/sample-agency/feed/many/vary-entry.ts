import { createRandom } from '../../pictures/random.ts';
import { localities, localityOf } from '../localities.ts';
import { plan } from '../plan/all.ts';
import type { PlanEntry } from '../plan/entry.ts';

/** Ids of the agency's own properties are below. */
const FIRST_ID = 10_000;

/** What another property is like: units of a project are one of a kind. */
const patterns = plan.filter(({ project }) => project === undefined);

/** A property, and the one of the agency whose pictures it shows. */
export interface Variation {
  entry: PlanEntry;
  pattern: PlanEntry;
}

/**
 * One of any number of properties: first the agency's own, then others like them, in another town of the region, of another
 * size and at another price. The same at every call.
 * @param index from 0
 */
export function variationAt(index: number): Variation {
  const own = plan[index];
  if (own) return { entry: own, pattern: own };
  const random = createRandom(`many-${index}`);
  const pattern = patterns[index % patterns.length] as PlanEntry;
  const size = random.range(0.9, 1.12);
  const { living, price } = pattern;
  const entry: PlanEntry = {
    ...pattern,
    id: FIRST_ID + index,
    town: townLike(pattern.town, random.next()),
    price: rounded(price * size * random.range(0.85, 1.2)),
    ...(living && { living: Math.round(living * size) }),
  };
  return { entry, pattern };
}

/** A town of the same region; a property whose town is not published, or that is abroad, stays there. */
function townLike(town: string, chance: number): string {
  const region = localityOf(town)?.region;
  const towns = localities.filter((locality) => locality.region === region);
  return region ? (towns[Math.floor(chance * towns.length)]?.nameFr ?? town) : town;
}

/** As prices are: in thousands of euro, small ones in fives. */
function rounded(price: number): number {
  const step = price > 20_000 ? 1000 : price > 2000 ? 500 : 5;
  return Math.max(step, Math.round(price / step) * step);
}
