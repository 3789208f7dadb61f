import { currentRibbon, isNewListing } from '@facade/shared-domain/listing/new-listing';
import type { Point } from '@facade/shared-domain/model/listing';
import type { PropertySummary } from '@facade/shared-domain/model/property';

/** How many pictures can be swiped through on a card. */
const CARD_PICTURES = 5;

/** What a card shows of a property. It is part of the page's state, so it contains only what cards show. */
export type CardProperty = Pick<
  PropertySummary,
  | 'id'
  | 'goal'
  | 'availability'
  | 'path'
  | 'title'
  | 'typeName'
  | 'city'
  | 'price'
  | 'ribbon'
  | 'bedrooms'
  | 'bathrooms'
  | 'livingArea'
  | 'landArea'
  | 'totalArea'
  | 'energy'
  | 'pictures'
> & {
  /** Number of all its pictures; `pictures` has only the first few. */
  pictureCount: number;
  /** Its position on the map; the town's point if the address is hidden. */
  location: Point | null;
  /** Published in the fourteen days before the page was loaded. */
  isNew: boolean;
  /** Set if the price went down: the previous price, and the reduction in percent. */
  drop: { previous: number; percent: number } | null;
};

/**
 * The part of a property that a card needs. Only loaders call it: the browser renders what the server determined, so that a difference
 * between their clocks does not matter.
 */
export const toCardProperty = (property: PropertySummary): CardProperty => ({
  id: property.id,
  goal: property.goal,
  availability: property.availability,
  path: property.path,
  title: property.title,
  typeName: property.typeName,
  city: property.city,
  price: property.price,
  ribbon: currentRibbon(property, Date.now()),
  bedrooms: property.bedrooms,
  bathrooms: property.bathrooms,
  livingArea: property.livingArea,
  landArea: property.landArea,
  totalArea: property.totalArea,
  energy: property.energy,
  pictures: property.pictures.slice(0, CARD_PICTURES),
  pictureCount: property.pictures.length,
  location: property.location && { lat: property.location.lat, lng: property.location.lng },
  isNew: isNewListing(property.publishedAt, Date.now()),
  drop: dropOf(property),
});

function dropOf({ price, previousPrice: previous }: PropertySummary): CardProperty['drop'] {
  const percent = priceDrop(price.amount, previous);
  return percent && previous ? { previous, percent } : null;
}

/**
 * By how many percent a price went down, rounded down; null if by less than one percent, or if a price is unknown.
 * @example priceDrop(245_000, 260_000) // 5
 */
export function priceDrop(amount: number | null, previous: number | null | undefined): number | null {
  if (!amount || !previous || amount >= previous) return null;
  return Math.floor(((previous - amount) / previous) * 100) || null;
}
