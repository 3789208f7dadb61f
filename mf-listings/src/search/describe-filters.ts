import type { Translate } from '@facade/section-kit';
import { shownWords } from '@facade/shared-domain/listing/query/search-words';
import type { Goal, Language, ListingFilters } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatArea, formatNumber } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { townLabel } from '@facade/shared-domain/places/exonyms';
import type { ActiveFilter } from '../filters/listed-filters.ts';

interface Words {
  language: Language;
  t: Translate<'mf-listings'>;
  /** Names of categories by their WebID. */
  typeNames: ReadonlyMap<number, string>;
  /** The town at the centre of the radius. */
  around?: string | undefined;
}

/**
 * Filters in words: "Appartement, 3+ slaapkamers in Lessen, tot € 200.000, te koop". Filters without words here, such as a drawn area, are
 * left out.
 */
export function describeFilters(
  filters: ListingFilters,
  goal: Goal | null,
  { language, t, typeNames, around }: Words,
): string {
  const { types, cities, minBathrooms, minSurface, maxSurface, minLand, minYear, energy, has } = filters;
  const { freeBy, days, available, near, words } = filters;
  const or = (values: string[]) => values.join(t('search.filters.or'));
  const km = near && formatNumber(near.km, language);
  const texts: Described = {
    types: or(types.flatMap((type) => typeNames.get(type) ?? [])),
    words: words && t('search.filters.words', { words: shownWords(words) }),
    bedrooms: bedroomsIn(filters, t),
    cities: cities.length > 0 && t('search.filters.in', { cities: or(cities.map((city) => townName(city, language))) }),
    near: km && (around ? t('search.filters.around', { km, city: around }) : t('search.filters.near', { km })),
    price: priceRange(filters, language, t),
    minBathrooms: minBathrooms && t('search.filters.bathrooms', { count: minBathrooms }),
    surface: [
      minSurface && t('search.filters.minSurface', { area: formatArea(minSurface, language) }),
      maxSurface && t('search.filters.maxSurface', { area: formatArea(maxSurface, language) }),
    ]
      .filter(Boolean)
      .join(', '),
    minLand: minLand && t('search.filters.minLand', { area: formatArea(minLand, language) }),
    minYear: minYear && t('search.filters.minYear', { year: minYear }),
    has: has.map((feature) => t(`words.features.${feature}`)).join(', '),
    energy:
      energy.length > 0 && t('search.filters.energy', { letters: or(energy.map((letter) => letter.toUpperCase())) }),
    freeBy: freeBy && t('search.filters.freeBy', { date: formatDate(freeBy, language) }),
    days: days && t('search.filters.days', { count: days }),
    available: available && t('search.filters.available'),
  };
  const { types: kinds, words: named, bedrooms: rooms, cities: towns, near: radius, ...others } = texts;
  const what = [kinds, named, rooms].filter(Boolean).join(', ') || t('search.filters.any');
  return [
    [what, towns, radius].filter(Boolean).join(' '),
    ...Object.values(others),
    goal && t(`search.filters.${goal}`),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The text of each filter; those set by a map or a link have none. */
type Described = Record<
  Exclude<ActiveFilter['name'], 'project' | 'bbox' | 'within'>,
  string | number | false | null | undefined
>;

function bedroomsIn({ minBedrooms, maxBedrooms }: ListingFilters, t: Translate<'mf-listings'>): string {
  if (maxBedrooms === undefined) return minBedrooms ? t('search.filters.bedrooms', { count: minBedrooms }) : '';
  return minBedrooms
    ? t('search.filters.bedroomsBetween', { from: minBedrooms, count: maxBedrooms })
    : t('search.filters.maxBedrooms', { count: maxBedrooms });
}

/** `Ath|7800` in the visitor's language; a zip is unchanged. */
const townName = (city: string, language: Language): string => townLabel(city.split('|')[0] ?? '', language);

function priceRange({ minPrice, maxPrice }: ListingFilters, language: Language, t: Translate<'mf-listings'>): string {
  const min = minPrice === undefined ? '' : formatPrice(minPrice, language);
  const max = maxPrice === undefined ? '' : formatPrice(maxPrice, language);
  if (min && max) return t('search.filters.between', { min, max });
  if (min) return t('search.filters.minPrice', { price: min });
  return max && t('search.filters.maxPrice', { price: max });
}
