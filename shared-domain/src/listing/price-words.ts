import { findFact, findNumber } from '../facts/find-fact.ts';
import type { Translate } from '../language/translate.ts';
import type { FactGroup, Language, PropertySummary } from '../model/index.ts';
import { formatPrice } from '../numbers/price.ts';

/** A home whose price is told. Its facts, where they are known, tell more of a life annuity and of the VAT. */
export type PricedHome = Pick<PropertySummary, 'price' | 'goal' | 'availability'> & {
  groups?: readonly FactGroup[];
};

/** A price as a page prints it large, with all that must stand beside it. */
export interface PriceWords {
  /** "€ 245.000", "Vanaf € 215.000", "Prijs op aanvraag"; empty for what is sold or rented. */
  main: string;
  /** Small beside it: "per maand", "bouquet", "excl. btw". */
  suffix: string;
  /** One line each below: charges and the total a month, VAT, the terms of a life annuity. */
  notes: string[];
}

/**
 * All that must be said about a price. By advertising law a rent never stands without its charges, so a rent whose charges the agency
 * does not give says that they are on request. What is sold or rented has no price any more.
 * @param t knows the keys `price.*`
 * @example priceWords(home, 'nl', t) // { main: '€ 760', suffix: 'per maand', notes: ['+ € 65 lasten per maand', …] }
 */
export function priceWords(home: PricedHome, language: Language, t: Translate): PriceWords {
  const { price, goal, availability, groups = [] } = home;
  const { amount, annuity, charges } = price;
  if (availability !== 'available') return { main: '', suffix: '', notes: [] };
  if (amount === null) return { main: t('price.onRequest'), suffix: '', notes: [] };
  const money = (euro: number) => formatPrice(euro, language);
  const main = formatPrice(amount, language, { priceUnit: price.unit });
  if (goal === 'rent') return { main, suffix: t('price.perMonth'), notes: rentNotes(amount, charges, money, t) };
  const vat = price.excludesVat ? findNumber(groups, 'vatAmount') : null;
  const notes = vat === null ? [] : [t('price.includesVat', { amount: money(amount + vat) })];
  const before = price.excludesVat ? t('price.excludesVat') : '';
  if (annuity === null) return { main, suffix: before, notes };
  const terms = [t('price.annuity', { amount: money(annuity) }), annuityTerms(groups, t), before];
  return { main, suffix: t('price.bouquet'), notes: [...terms.filter(Boolean), ...notes] };
}

/**
 * A price on one line, for bars, markers, feeds and search results: whole, so that a bouquet never passes for the price of the home, nor
 * a price before VAT for one with it. What is sold or rented says so.
 * @param t knows the keys `price.*`
 * @example priceText(home, 'nl', t) // 'Bouquet € 78.000 + rente € 650/maand'
 */
export function priceText({ availability, goal, price }: PricedHome, language: Language, t: Translate): string {
  const { amount, annuity, charges, unit, excludesVat } = price;
  if (availability !== 'available') return t(`price.${availability}`);
  if (amount === null) return t('price.onRequest');
  const main = formatPrice(amount, language, { priceUnit: unit });
  if (goal === 'rent') {
    const more = charges ? ` ${t('price.plus', { amount: formatPrice(charges, language) })}` : '';
    return `${main} ${t('price.perMonth')}${more}`;
  }
  if (annuity !== null) return t('price.annuityText', { amount: main, annuity: formatPrice(annuity, language) });
  return excludesVat ? `${main} ${t('price.excludesVat')}` : main;
}

function rentNotes(rent: number, charges: number | null, money: (euro: number) => string, t: Translate): string[] {
  if (charges === null) return [t('price.chargesOnRequest')];
  if (charges === 0) return [t('price.noCharges')];
  return [t('price.charges', { amount: money(charges) }), t('price.totalPerMonth', { amount: money(rent + charges) })];
}

/** "Bezette lijfrente · verkopers 78 en 81 jaar · hoogstens 15 jaar te betalen", as far as it is known. */
function annuityTerms(groups: readonly FactGroup[], t: Translate): string {
  const age = findNumber(groups, 'annuityAge1');
  const other = findNumber(groups, 'annuityAge2');
  const years = findNumber(groups, 'annuityMaxYears');
  const occupied = findFact(groups, 'annuityOccupied')?.value;
  return [
    typeof occupied === 'boolean' && t(occupied ? 'price.occupied' : 'price.free'),
    age !== null && (other === null ? t('price.age', { age }) : t('price.ages', { age, other })),
    years !== null && t('price.years', { years }),
  ]
    .filter(Boolean)
    .join(' · ');
}
