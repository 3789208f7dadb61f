import type { PropertySummary } from '@facade/shared-domain/model';

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
  | 'energy'
  | 'pictures'
> & {
  /** Of all its pictures; a card holds the first few. */
  pictureCount: number;
};

/** The part of a property that a card needs. */
export const toCardProperty = (property: PropertySummary): CardProperty => ({
  id: property.id,
  goal: property.goal,
  availability: property.availability,
  path: property.path,
  title: property.title,
  typeName: property.typeName,
  city: property.city,
  price: property.price,
  ribbon: property.ribbon,
  bedrooms: property.bedrooms,
  bathrooms: property.bathrooms,
  livingArea: property.livingArea,
  landArea: property.landArea,
  energy: property.energy,
  pictures: property.pictures.slice(0, CARD_PICTURES),
  pictureCount: property.pictures.length,
});
