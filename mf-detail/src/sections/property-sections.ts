import type { PropertyDetail } from '@facade/shared-domain/model';
import {
  COSTS_ID,
  DESCRIPTION_ID,
  DOCUMENTS_ID,
  ENERGY_ID,
  ENQUIRY_ID,
  FACTS_ID,
  LOCATION_ID,
  MEDIA_ID,
  OTHER_UNITS_ID,
  type Part,
} from '../property/anchors.ts';

/**
 * Ids of the parts of a property's page that the bar of sections leads to, in their order. Each is also the key of its name
 * (`sections.facts`).
 */
export function propertySections(property: PropertyDetail): Part[] {
  const { availability, description, energy, location, city, zip, otherUnits, videoUrl, virtualTourUrl } = property;
  const parts: [id: Part, isThere: boolean][] = [
    [DESCRIPTION_ID, description.html !== ''],
    [MEDIA_ID, Boolean(videoUrl || virtualTourUrl)],
    [ENERGY_ID, energy !== null],
    [FACTS_ID, true],
    // The page of a sold unit shows them above all sections.
    [OTHER_UNITS_ID, Boolean(otherUnits) && availability === 'available'],
    [LOCATION_ID, Boolean(location ?? (city || zip))],
    [COSTS_ID, hasCostSection(property)],
    [DOCUMENTS_ID, true],
    [ENQUIRY_ID, true],
  ];
  return parts.filter(([, isThere]) => isThere).map(([id]) => id);
}

/** Whether the page says anything about the price besides the price itself: a history, or what it costs in all. */
export const hasCostSection = (property: PropertyDetail): boolean =>
  property.priceHistory !== undefined || hasCosts(property) || isAnnuityOffer(property);

/** Whether it can be bought for a bouquet and a life annuity. */
export const isAnnuityOffer = ({ price, availability, goal }: PropertyDetail): boolean =>
  availability === 'available' && goal === 'sale' && price.annuity !== null;

/** Whether the page works out what it costs: a price is asked, and the thing is still to be had. */
export const hasCosts = ({ price, availability, goal, region }: PropertyDetail): boolean =>
  availability === 'available' &&
  Boolean(price.amount) &&
  (goal === 'rent' || (region !== null && price.annuity === null));
