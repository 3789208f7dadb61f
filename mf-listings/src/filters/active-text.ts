import type { Feature } from '@facade/shared-domain/listing/filters/features';
import { shownWords } from '@facade/shared-domain/listing/query/search-words';
import { formatArea } from '@facade/shared-domain/numbers/number';
import { capitalize } from '@facade/shared-domain/words/words';
import type { ListData } from '../list/list-data.ts';
import { type FilterWords, labelOf, priceText, radiusText } from './filter-text.ts';
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
    case 'minBedrooms':
      return t('filter.someBedrooms', { count: filters.minBedrooms ?? 0 });
    case 'minSurface':
    case 'minLand':
      return t(`filter.actives.${name}`, { value: formatArea(filters[name], language) });
    case 'energy':
      return `${t('card.energy')} ${value.toUpperCase()}`;
    case 'has':
      return capitalize(t(`words.features.${value as Feature}`));
    case 'words':
      return shownWords(filters.words ?? '');
    default:
      return t(`filter.actives.${name}`);
  }
}
