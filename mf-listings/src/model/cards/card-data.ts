import { currentRibbon, isNewListing } from '@facade/shared-domain/listing/new-listing';
import { priceDrop } from '@facade/shared-domain/listing/price-drop';
import type { Point, PropertySummary } from '@facade/shared-domain/model';

/** How many pictures a card lets one swipe through. */
const CARD_PICTURES = 5;

/** What a card shows of a property. It travels inside the page, so it holds nothing that no card shows. */
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
  /** Of all its pictures; a card holds the first few. */
  pictureCount: number;
  /** Where the map marks it; its town's point where the address is not told. */
  location: Point | null;
  /** Published in the last fourteen days when the page was loaded. */
  isNew: boolean;
  /** Set where the price went down: the one before, and by how many percent. */
  drop: { previous: number; percent: number } | null;
};

/**
 * The part of a property that a card needs. Called by loaders only: the browser renders what the server found, so that the clocks
 * of both need not agree.
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
