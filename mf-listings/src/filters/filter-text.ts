import type { Translate } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model/language';
import type { ListingFilters } from '@facade/shared-domain/model/listing';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import type { ListData } from '../list/list-data.ts';
import type { Choice } from './choices.ts';
import { countIn, type Group } from './groups.ts';

/** What the texts of filters are made with. */
export interface FilterWords {
  t: Translate<'mf-listings'>;
  language: Language;
}

/** "€ 150.000 – 250.000", "tot € 250.000"; the euro sign appears once, on the side where the language puts it. */
export function priceText({ minPrice, maxPrice }: Partial<ListingFilters>, { t, language }: FilterWords): string {
  if (minPrice === undefined) return t('filter.upTo', { value: formatPrice(maxPrice, language) });
  if (maxPrice === undefined) return t('filter.from', { value: formatPrice(minPrice, language) });
  const isBefore = formatPrice(0, language).startsWith('€');
  const from = (isBefore ? formatPrice : formatNumber)(minPrice, language);
  return `${from} – ${(isBefore ? formatNumber : formatPrice)(maxPrice, language)}`;
}

const SHORT = {
  least: 'filter.fewBedrooms',
  most: 'filter.atMostBedrooms',
  between: 'filter.bedroomsBetween',
} as const;
const LONG = { least: 'filter.someBedrooms', most: 'filter.mostBedrooms', between: 'filter.someBetween' } as const;

/** "3+ slpk", "max. 3 slpk", "2–3 slpk"; or in whole words. */
export function bedroomsText(
  { minBedrooms, maxBedrooms }: Partial<ListingFilters>,
  { t }: FilterWords,
  texts: typeof SHORT | typeof LONG = LONG,
): string {
  if (maxBedrooms === undefined) return t(texts.least, { count: minBedrooms ?? 0 });
  if (minBedrooms === undefined) return t(texts.most, { count: maxBedrooms });
  return t(texts.between, { from: minBedrooms, count: maxBedrooms });
}

/** Text of the chip that opens a panel: its filters, or the name of the panel if none is set. */
export function chipText(
  group: Group,
  data: Pick<ListData, 'query' | 'choices' | 'around'>,
  words: FilterWords,
): string {
  const { filters } = data.query;
  const { t } = words;
  const count = countIn(filters, group);
  if (count === 0) return t(`filter.${group}`);
  if (group === 'price') return priceText(filters, words);
  if (group === 'bedrooms') return bedroomsText(filters, words, SHORT);
  if (group === 'more') return `${t('filter.more')} (${count})`;
  const { near } = filters;
  if (group === 'city' && near) return radiusText(near.km, data, words);
  const [first = ''] = group === 'type' ? filters.types.map(String) : filters.cities;
  const label = labelOf(first, group === 'type' ? data.choices.types : data.choices.cities);
  return count > 1 ? `${label} +${count - 1}` : label;
}

/** The town at the centre, and the radius. */
export const radiusText = (km: number, { around }: Pick<ListData, 'around'>, { t, language }: FilterWords): string =>
  around
    ? t('filter.around', { city: around.label, km: formatNumber(km, language) })
    : t('filter.radius', { km: formatNumber(km, language) });

export const labelOf = (value: string, choices: Choice[]): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;
