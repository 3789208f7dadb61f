import type { Translate } from '@facade/section-kit';
import type { Language, Offer } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatPrice } from '@facade/shared-domain/numbers/price';

/** @example offerText(offer, 'nl', t) // '€ 370.000 · geldig tot en met 5 december 2026 · voorwaarde: krediet van € 300.000' */
export function offerText(offer: Offer, language: Language, t: Translate<'mf-owner'>): string {
  const { price, validUntil, condition, loanAmount, conditionText } = offer;
  const words = conditionText || t(`agency.values.condition.${condition}`);
  const loan = loanAmount === undefined ? '' : ` (${formatPrice(loanAmount, language)})`;
  return [
    formatPrice(price, language),
    t('offer.until', { date: formatDate(validUntil, language) }),
    t('offer.condition', { condition: words + loan }),
  ].join(' · ');
}
