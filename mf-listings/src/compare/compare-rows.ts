import type { Translate } from '@facade/section-kit';
import { FEATURES } from '@facade/shared-domain/listing/filters/features';
import { pricePerM2 } from '@facade/shared-domain/listing/price-per-m2';
import type { Feature, Language } from '@facade/shared-domain/model';
import { formatArea, formatNumber } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { capitalize } from '@facade/shared-domain/words/words';
import { COMPARED_FACTS, type ComparedFact, type ComparedHome } from './compared-home.ts';

export interface CompareRow {
  key: string;
  label: string;
  /** One per home; empty if unknown. */
  values: string[];
  /** The homes have different values. */
  differs: boolean;
}

type Row =
  | 'price'
  | 'perM2'
  | 'availability'
  | 'type'
  | 'city'
  | 'bedrooms'
  | 'bathrooms'
  | 'livingArea'
  | 'landArea'
  | 'energy'
  | 'kwh'
  | ComparedFact
  | 'cadastralIncome';

/** The rows of the comparison. A row without any value is omitted. */
export function compareRows(
  homes: readonly ComparedHome[],
  language: Language,
  t: Translate<'mf-listings'>,
): CompareRow[] {
  const number = (value: number | null) => (value === null ? '' : formatNumber(value, language));
  const price = (value: number | null) => (value === null ? '' : formatPrice(value, language));
  const area = (value: number | null) => (value === null ? '' : formatArea(value, language));
  const values: Record<Row, (home: ComparedHome) => string> = {
    price: (home) => priceOf(home, language, t),
    perM2: (home) => price(pricePerM2(home)),
    availability: ({ availability }) => t(availability === 'available' ? 'compare.available' : `card.${availability}`),
    type: ({ typeName }) => typeName,
    city: ({ city }) => city,
    bedrooms: ({ bedrooms }) => number(bedrooms),
    bathrooms: ({ bathrooms }) => number(bathrooms),
    livingArea: ({ livingArea }) => area(livingArea),
    landArea: ({ landArea }) => area(landArea),
    energy: ({ energy }) => energy?.band ?? '',
    kwh: ({ energy }) => (energy?.kwhPerM2 ? `${number(energy.kwhPerM2)} kWh/m²` : ''),
    ...factRows(t),
    cadastralIncome: ({ cadastralIncome }) => price(cadastralIncome),
  };
  return (Object.keys(values) as Row[]).flatMap((key) => {
    const ofHomes = homes.map(values[key]);
    if (ofHomes.every((value) => value === '')) return [];
    return [{ key, label: labelOf(key, t), values: ofHomes, differs: new Set(ofHomes).size > 1 }];
  });
}

/** Empty for a sold or rented home. */
function priceOf({ goal, availability, price }: ComparedHome, language: Language, t: Translate<'mf-listings'>): string {
  if (availability !== 'available') return '';
  const text = formatPrice(price.amount, language, { priceUnit: price.unit, published: price.amount !== null });
  if (price.amount === null) return text;
  return [
    goal === 'rent' ? `${text} ${t('card.perMonth')}` : text,
    price.excludesVat && t('card.excludesVat'),
    price.annuity !== null && `+ ${formatPrice(price.annuity, language)} ${t('card.annuity')}`,
    price.charges !== null && price.charges > 0 && `+ ${formatPrice(price.charges, language)} ${t('card.charges')}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The facts of the CRM, in their own order. */
const factRows = (t: Translate<'mf-listings'>) =>
  Object.fromEntries(
    COMPARED_FACTS.map((key) => [key, ({ facts }: ComparedHome) => factText(facts[key], t)]),
  ) as Record<ComparedFact, (home: ComparedHome) => string>;

function factText(value: ComparedHome['facts'][keyof ComparedHome['facts']], t: Translate<'mf-listings'>): string {
  if (typeof value === 'boolean') return t(value ? 'compare.yes' : 'compare.no');
  return value === undefined ? '' : String(value);
}

const labelOf = (key: Row, t: Translate<'mf-listings'>): string =>
  isFeature(key) ? capitalize(t(`words.features.${key}`)) : t(`compare.row.${key}`);

const isFeature = (key: string): key is Feature => (FEATURES as readonly string[]).includes(key);
