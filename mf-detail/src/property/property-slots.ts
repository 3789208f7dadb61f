import type { SlotRequest } from '@facade/section-kit';
import type { Goal, PropertyDetail } from '@facade/shared-domain/model';

export const similarSlot = ({ id }: Pick<PropertyDetail, 'id'>): SlotRequest<'mf-listings/similar-properties'> => ({
  id: 'mf-listings/similar-properties',
  props: { propertyId: id },
});

/**
 * @param name what it is called, for the message to begin with
 * @param isGone sold or rented: there is nothing to visit or to ask documents of
 */
export const enquirySlot = (
  kind: 'property' | 'project',
  id: number,
  name: string,
  isGone = false,
): SlotRequest<'mf-forms/contact'> => ({
  id: 'mf-forms/contact',
  props: { about: { kind, id }, name, ...(isGone && { withoutWishes: true as const }) },
});

/** Newest homes, in place of one that is gone. */
export const newestSlot = (goal: Goal): SlotRequest<'mf-listings/property-list'> => ({
  id: 'mf-listings/property-list',
  props: { goal, max: 4, perRow: 4 },
});

/** What other sections render on the page of a property. */
export const propertySlots = (property: PropertyDetail): SlotRequest[] => [
  similarSlot(property),
  enquirySlot('property', property.id, property.title.text, property.availability !== 'available'),
];
