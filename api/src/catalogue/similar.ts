import type { Location, PropertySummary } from '@facade/shared-domain/model';
import type { CatalogueView } from './view.ts';

/** How many are shown beside a property. */
const SHOWN = 4;

/** Beyond these a property is no longer like the other: a third of the price, 25 km. */
const PRICE_BAND = 1 / 3;
const DISTANCE_KM = 25;

/**
 * Properties a visitor of this one may also want: the same goal, still available, a shared category; the closest first in
 * price and distance. Null where there is no such property.
 */
export function findSimilar(view: CatalogueView, id: number): PropertySummary[] | null {
  const subject = view.summaryOf.get(id);
  if (!subject) return null;
  return view.summaries
    .filter((other) => other.id !== id && other.goal === subject.goal && other.availability === 'available')
    .filter((other) => other.categoryIds.some((category) => subject.categoryIds.includes(category)))
    .map((other) => ({ other, difference: differenceOf(subject, other) }))
    .sort((a, b) => a.difference - b.difference || b.other.id - a.other.id)
    .slice(0, SHOWN)
    .map(({ other }) => other);
}

/** 0 is alike; 1 for each limit that is reached. What is unknown counts as a limit reached. */
function differenceOf(a: PropertySummary, b: PropertySummary): number {
  const price =
    a.price.amount && b.price.amount ? Math.abs(b.price.amount - a.price.amount) / (a.price.amount * PRICE_BAND) : 1;
  const distance = a.location && b.location ? kilometres(a.location, b.location) / DISTANCE_KM : 1;
  const category = a.categoryIds[0] === b.categoryIds[0] ? 0 : 0.5;
  return price + distance + category;
}

/** Over a plane that is flat at this latitude: enough for a ranking. */
function kilometres(a: Location, b: Location): number {
  const north = (b.lat - a.lat) * 111.2;
  const east = (b.lng - a.lng) * 111.2 * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}
