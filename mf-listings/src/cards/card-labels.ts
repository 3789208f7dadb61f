import type { Translate } from '@facade/section-kit';
import type { CardProperty } from './card-data.ts';

/** The words on cards. */
export interface CardLabels {
  perMonth: string;
  charges: string;
  noCharges: string;
  bouquet: string;
  annuity: string;
  excludesVat: string;
  sold: string;
  rented: string;
  viewed: string;
  noPicture: string;
  bedroom: string;
  bedrooms: string;
  bathroom: string;
  bathrooms: string;
  livingArea: string;
  landArea: string;
  totalArea: string;
  /** Between the number of the current picture and their total. */
  of: string;
  picture: string;
  allPictures: string;
  isNew: string;
  /** Before the price, and before the previous price. */
  reduced: string;
  wasPrice: string;
  energy: string;
  keep: string;
  compare: string;
  previous: string;
  next: string;
}

/** The words on cards, translated once for all cards of a list: cards have no hooks. */
export const cardLabels = (t: Translate<'mf-listings'>): CardLabels => ({
  perMonth: t('card.perMonth'),
  charges: t('card.charges'),
  noCharges: t('card.noCharges'),
  bouquet: t('card.bouquet'),
  annuity: t('card.annuity'),
  excludesVat: t('card.excludesVat'),
  sold: t('card.sold'),
  rented: t('card.rented'),
  viewed: t('card.viewed'),
  noPicture: t('card.noPicture'),
  bedroom: t('card.bedrooms', { count: 1 }),
  bedrooms: t('card.bedrooms', { count: 2 }),
  bathroom: t('card.bathrooms', { count: 1 }),
  bathrooms: t('card.bathrooms', { count: 2 }),
  livingArea: t('card.livingArea'),
  landArea: t('card.landArea'),
  totalArea: t('card.totalArea'),
  of: t('card.of'),
  picture: t('card.picture'),
  allPictures: t('card.allPictures'),
  isNew: t('card.new'),
  reduced: t('card.reduced'),
  wasPrice: t('card.wasPrice'),
  energy: t('card.energy'),
  keep: t('card.keep'),
  compare: t('compare.add'),
  previous: t('card.previous'),
  next: t('card.next'),
});

type Named = Pick<CardProperty, 'typeName' | 'title' | 'city'>;

/** "Woning, Aat"; the headline if the type is unknown. */
export function cardName({ typeName, title, city }: Named): string {
  if (!typeName) return title.text;
  return city ? `${typeName}, ${city}` : typeName;
}

/** Length of "in" or "à" with its spaces. */
const LONGEST_PREPOSITION = 4;

/** The home's own headline; null if it only repeats type and town, as the api's default does, or if it is the card's name already. */
export function ownHeadline({ typeName, title: { text }, city }: Named): string | null {
  if (!typeName || text === typeName) return null;
  const repeats =
    text.startsWith(typeName) &&
    text.endsWith(city) &&
    text.length <= typeName.length + city.length + LONGEST_PREPOSITION;
  return repeats ? null : text;
}
