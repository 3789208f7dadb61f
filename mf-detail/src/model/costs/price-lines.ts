import type { Translate } from '@facade/section-kit';
import type { Goal, Language, Price } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';

export interface PriceLines {
  /** What is printed large: "€ 245.000", "Vanaf € 215.000", "Prijs op aanvraag". */
  main: string;
  /** Small beside it: "per maand", "bouquet". */
  suffix: string;
  /** One line each below: annuity, charges, total a month, VAT. */
  notes: string[];
}

/**
 * All that must be said about a price. By advertising law a rent never stands without its charges, so a rent whose charges
 * the agency does not give says that they are on request.
 */
export function priceLines(price: Price, goal: Goal, language: Language, t: Translate): PriceLines {
  if (price.amount === null) return { main: t('price.onRequest'), suffix: '', notes: [] };
  const main = formatPrice(price.amount, language, { priceUnit: price.unit ?? undefined });
  if (goal === 'rent')
    return { main, suffix: t('price.perMonth'), notes: rentNotes(price.amount, price.charges, language, t) };
  const notes = price.excludesVat ? [t('price.excludesVat')] : [];
  if (price.annuity === null) return { main, suffix: '', notes };
  return {
    main,
    suffix: t('price.bouquet'),
    notes: [t('price.annuity', { amount: formatPrice(price.annuity, language) }), ...notes],
  };
}

function rentNotes(rent: number, charges: number | null, language: Language, t: Translate): string[] {
  if (charges === null) return [t('price.chargesOnRequest')];
  if (charges === 0) return [t('price.noCharges')];
  return [
    t('price.charges', { amount: formatPrice(charges, language) }),
    t('price.totalPerMonth', { amount: formatPrice(rent + charges, language) }),
  ];
}
