import type { Language, PropertyDetail, Ribbon } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';

/** What stands at the pin of a place, as on the markers of a list. */
export interface PlaceMarker {
  /** Above the pin: a price, or the name of a project; may be empty. */
  label: string;
  /** All of it in words. */
  title: string;
  ribbon: Ribbon | null;
}

/** A home, or a project, which has a name. */
export type MarkedPlace = Partial<Pick<PropertyDetail, 'street' | 'title' | 'price' | 'ribbon' | 'availability'>> & {
  name?: string;
};

/** Of a home that is sold or let, neither price nor ribbon: the page says at its top what became of it. */
export function placeMarker(place: MarkedPlace, address: string, language: Language): PlaceMarker {
  const { name = '', title, price, ribbon = null, availability = 'available' } = place;
  const isOpen = availability === 'available';
  const amount = isOpen ? (price?.amount ?? null) : null;
  const label = amount === null ? name : formatPrice(amount, language, { priceUnit: price?.unit });
  const what = title?.language === language ? title.text : '';
  return { label, title: [what, label, address].filter(Boolean).join(', '), ribbon: isOpen ? ribbon : null };
}
