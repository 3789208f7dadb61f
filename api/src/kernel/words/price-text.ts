import { type PricedHome, priceText as priceOf } from '@facade/shared-domain/listing/price-words';
import type { Language } from '@facade/shared-domain/model';
import { formatPrice, STARTING_FROM_UNIT } from '@facade/shared-domain/numbers/price';
import { pageTexts } from './page-texts.ts';

/** "€ 245.000", "€ 750 per maand", "Bouquet € 78.000 + rente € 650/maand", "Prijs op aanvraag", "Verkocht". */
export const priceText = (home: PricedHome, language: Language): string => priceOf(home, language, pageTexts(language));

/** Of a project, whose prices are before VAT: "Vanaf € 215.000 excl. btw". */
export function lowestPriceText(amount: number | null, language: Language): string {
  const text = formatPrice(amount, language, { priceUnit: STARTING_FROM_UNIT, published: amount !== null });
  return amount === null ? text : `${text} ${pageTexts(language)('price.excludesVat')}`;
}
