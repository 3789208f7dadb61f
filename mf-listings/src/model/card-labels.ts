import type { Translate } from '@facade/platform/section';

/** The words on cards, translated once for all cards: translating per card would be a third of the time to draw a list. */
export interface CardLabels {
  perMonth: string;
  charges: string;
  bouquet: string;
  annuity: string;
  excludesVat: string;
  sold: string;
  rented: string;
  noPicture: string;
  bedroom: string;
  bedrooms: string;
  bathroom: string;
  bathrooms: string;
  livingArea: string;
  landArea: string;
  pictures: string;
  keep: string;
  previous: string;
  next: string;
}

export const cardLabels = (t: Translate): CardLabels => ({
  perMonth: t('card.perMonth'),
  charges: t('card.charges'),
  bouquet: t('card.bouquet'),
  annuity: t('card.annuity'),
  excludesVat: t('card.excludesVat'),
  sold: t('card.sold'),
  rented: t('card.rented'),
  noPicture: t('card.noPicture'),
  bedroom: t('card.bedrooms', { count: 1 }),
  bedrooms: t('card.bedrooms', { count: 2 }),
  bathroom: t('card.bathrooms', { count: 1 }),
  bathrooms: t('card.bathrooms', { count: 2 }),
  livingArea: t('card.livingArea'),
  landArea: t('card.landArea'),
  pictures: t('card.pictures'),
  keep: t('card.keep'),
  previous: t('card.previous'),
  next: t('card.next'),
});
