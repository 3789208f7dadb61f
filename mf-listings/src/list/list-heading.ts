import type { Translate } from '@facade/section-kit';
import { shownWords } from '@facade/shared-domain/listing/query/search-words';
import type { Language } from '@facade/shared-domain/model/language';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import type { ListData } from './list-data.ts';

type HeadingData = Pick<ListData, 'goal' | 'query' | 'typeNames' | 'cityNames' | 'around'>;

/** The contents of a list in words: "Woningen te koop in Aat", "Panden te koop: ‘hoeve’". */
export function listHeading(t: Translate<'mf-listings'>, language: Language, data: HeadingData): string {
  const { ids, words } = data.query.filters;
  if (ids?.length) return t('list.kept.title');
  const heading = headingOf(t, language, data);
  return words ? t('list.found', { heading, words: shownWords(words) }) : heading;
}

function headingOf(
  t: Translate<'mf-listings'>,
  language: Language,
  { goal, query, typeNames, cityNames, around }: HeadingData,
): string {
  const { types, cities, near, minPrice, maxPrice } = query.filters;
  const place = near ? around && t('list.heading.around', { city: around.label }) : cityNames;
  const values = { type: typeNames, city: place };
  if (typeNames) return t(place ? `list.heading.${goal}TypeCity` : `list.heading.${goal}Type`, values);
  if (place) return t(`list.heading.${goal}City`, values);
  if (maxPrice !== undefined && minPrice === undefined && types.length === 0 && cities.length === 0)
    return t(`list.heading.${goal}UpTo`, { price: formatPrice(maxPrice, language) });
  return t(`list.heading.${goal}`);
}
