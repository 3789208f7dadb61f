import { findFact, findNumber } from '../facts/find-fact.ts';
import type { Translate } from '../language/translate.ts';
import type { Availability, FactGroup, Language, PropertySummary } from '../model/index.ts';
import { formatPrice } from '../numbers/price.ts';

/** A home with its price. Its facts, if known, add details about VAT and a life annuity. */
export type PricedHome = Pick<PropertySummary, 'price' | 'goal' | 'availability'> & {
  groups?: readonly FactGroup[];
};

/** The part of a locale that prices need. */
export interface PriceTexts {
  price: Record<
    | Exclude<Availability, 'available'>
    | 'onRequest'
    | 'perMonth'
    | 'plus'
    | 'charges'
    | 'noCharges'
    | 'chargesOnRequest'
    | 'totalPerMonth'
    | 'includesVat'
    | 'excludesVat'
    | 'bouquet'
    | 'annuity'
    | 'annuityText'
    | 'occupied'
    | 'free'
    | 'age'
    | 'ages'
    | 'years',
    string
  >;
}

/** A price as a page shows it prominently, with everything that must accompany it. */
export interface PriceWords {
  /** "€ 245.000", "Vanaf € 215.000", "Prijs op aanvraag"; empty if the home is sold or rented. */
  main: string;
  /** Shown small beside it: "per maand", "bouquet", "excl. btw". */
  suffix: string;
  /** One line each below it: charges and monthly total, VAT, terms of a life annuity. */
  notes: string[];
}

/**
 * A price with everything that must accompany it. By advertising law a rent must state its charges: if the agency does not give them, a
 * note says that they are on request. A sold or rented home has no price.
 * @example priceWords(home, 'nl', t) // { main: '€ 760', suffix: 'per maand', notes: ['+ € 65 lasten per maand', …] }
 */
export function priceWords(home: PricedHome, language: Language, t: Translate<PriceTexts>): PriceWords {
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
 * A price on one line, for bars, markers, feeds and search results. It is complete, so that a bouquet is not mistaken for the price of the
 * home, nor a price before VAT for one that includes it. A sold or rented home has "sold" or "rented" instead.
 * @example priceText(home, 'nl', t) // 'Bouquet € 78.000 + rente € 650/maand'
 */
export function priceText(
  { availability, goal, price }: PricedHome,
  language: Language,
  t: Translate<PriceTexts>,
): string {
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

function rentNotes(
  rent: number,
  charges: number | null,
  money: (euro: number) => string,
  t: Translate<PriceTexts>,
): string[] {
  if (charges === null) return [t('price.chargesOnRequest')];
  if (charges === 0) return [t('price.noCharges')];
  return [t('price.charges', { amount: money(charges) }), t('price.totalPerMonth', { amount: money(rent + charges) })];
}

/** "Bezette lijfrente · verkopers 78 en 81 jaar · hoogstens 15 jaar te betalen": the known parts of it. */
function annuityTerms(groups: readonly FactGroup[], t: Translate<PriceTexts>): string {
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
