import type { Feature } from '@facade/shared-domain/listing/filters/features';
import { shownWords } from '@facade/shared-domain/listing/query/search-words';
import type { ListingFilters } from '@facade/shared-domain/model/listing';
import { formatArea, formatNumber } from '@facade/shared-domain/numbers/number';
import { travelText } from '@facade/shared-domain/travel/travel-text';
import { capitalize } from '@facade/shared-domain/words/words';
import type { ListData } from '../list/list-data.ts';
import { bedroomsText, type FilterWords, labelOf, priceText, radiusText } from './filter-text.ts';
import type { ActiveFilter } from './listed-filters.ts';

/** Text of an active filter, understandable on its own. */
export function activeText(
  { name, value }: ActiveFilter,
  data: Pick<ListData, 'query' | 'choices' | 'around'>,
  words: FilterWords,
): string {
  const { filters } = data.query;
  const { t, language } = words;
  switch (name) {
    case 'types':
      return labelOf(value, data.choices.types);
    case 'cities':
      return labelOf(value, data.choices.cities);
    case 'near':
      return radiusText(filters.near?.km ?? 0, data, words);
    case 'price':
      return priceText(filters, words);
    case 'bedrooms':
      return bedroomsText(filters, words);
    case 'surface':
      return surfaceText(filters, words);
    case 'minBathrooms':
    case 'days':
      return t(`filter.actives.${name}`, { count: filters[name] ?? 0 });
    case 'minLand':
      return t('filter.actives.minLand', { value: formatArea(filters.minLand, language) });
    case 'minYear':
      return t('filter.actives.minYear', { value: filters.minYear });
    case 'freeBy':
      return t('filter.actives.freeBy', {
        value: filters.freeBy
          ?.split('-')
          .reverse()
          .join(language === 'de' ? '.' : '/'),
      });
    case 'energy':
      return `${t('card.energy')} ${value.toUpperCase()}`;
    case 'has':
      return capitalize(t(`words.features.${value as Feature}`));
    case 'within':
      return filters.travel
        ? travelText(filters.travel, language, (key, values) => t(key, values))
        : t('filter.actives.within');
    case 'words':
      return shownWords(filters.words ?? '');
    default:
      return t(`filter.actives.${name}`);
  }
}

function surfaceText({ minSurface, maxSurface }: Partial<ListingFilters>, { t, language }: FilterWords): string {
  if (maxSurface === undefined) return t('filter.actives.minSurface', { value: formatArea(minSurface, language) });
  const value = formatArea(maxSurface, language);
  if (minSurface === undefined) return t('filter.actives.maxSurface', { value });
  return t('filter.actives.surface', { from: formatNumber(minSurface, language), value });
}
