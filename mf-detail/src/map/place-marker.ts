import type { Translate } from '@facade/shared-domain/language/translate';
import { type PriceTexts, priceText } from '@facade/shared-domain/listing/price-words';
import type { Language, PropertyDetail, Ribbon } from '@facade/shared-domain/model';

/** What stands at the pin of a place, as on the markers of a list. */
export interface PlaceMarker {
  /** Above the pin: a price, or the name of a project; may be empty. */
  label: string;
  /** All of it in words. */
  title: string;
  ribbon: Ribbon | null;
}

/** A home, or a project, which has a name. */
export type MarkedPlace = Partial<
  Pick<PropertyDetail, 'street' | 'title' | 'goal' | 'price' | 'ribbon' | 'availability'>
> & {
  name?: string;
};

/** Of a home that is sold or let, neither price nor ribbon: the page says at its top what became of it. */
export function placeMarker(
  place: MarkedPlace,
  address: string,
  language: Language,
  t: Translate<PriceTexts>,
): PlaceMarker {
  const { name = '', title, price, goal = 'sale', ribbon = null, availability = 'available' } = place;
  const isOpen = availability === 'available';
  const isPriced = isOpen && price && price.amount !== null;
  const label = isPriced ? priceText({ goal, price, availability }, language, t) : name;
  const what = title?.language === language ? title.text : '';
  return { label, title: [what, label, address].filter(Boolean).join(', '), ribbon: isOpen ? ribbon : null };
}
