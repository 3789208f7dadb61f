import type { DemandCriteria } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatArea } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import type { Area } from '@facade/shared-domain/places/area-at';
import { travelText } from '@facade/shared-domain/travel/travel-text';
import { type CatalogueView, localize, municipalityId, municipalityName } from '../../catalogue/index.ts';
import { pageTexts, translator } from '../../kernel/index.ts';
import { SUBSCRIPTION_TEXTS } from '../texts/index.ts';

/** How many places are named; beyond that only their number is shown. */
const NAMED = 4;

/** A search in one line: "Woning, appartement te koop, Aat, Lessen, tot € 300.000, minstens 3 slaapkamers, tuin". */
export function describeSearch(criteria: DemandCriteria, view: CatalogueView, areas: readonly Area[]): string {
  const t = translator(SUBSCRIPTION_TEXTS[view.language], view.language);
  const page = pageTexts(view.language);
  const {
    goal,
    types,
    within,
    travel,
    near,
    minPrice,
    maxPrice,
    minSurface,
    minLand,
    energy,
    has: features,
  } = criteria;
  const { minBathrooms = 0, maxSurface, minYear, freeBy } = criteria;
  const names = types.flatMap((type) => {
    const category = view.catalogue.categories.find(({ id }) => id === type);
    return category ? localize(category.name, view.languages).text : [];
  });
  const places = placeNames(criteria, view, areas);
  return [
    `${names.join(', ') || t('anything')} ${t(`goals.${goal}`)}`,
    ...places.slice(0, NAMED),
    places.length > NAMED && '…',
    within && (travel ? travelText(travel, view.language, page) : t('drawn')),
    near && t('near', { km: near.km }),
    minPrice !== undefined && t('from', { price: formatPrice(minPrice, view.language) }),
    maxPrice !== undefined && t('upTo', { price: formatPrice(maxPrice, view.language) }),
    ...(['Bedrooms', 'Garages', 'Parkings'] as const).flatMap((rooms) => {
      const [least = 0, most] = [criteria[`min${rooms}`], criteria[`max${rooms}`]];
      return [
        least > 0 && t(`atLeast.${rooms}`, { count: least }),
        most !== undefined && t(`atMost.${rooms}`, { count: most }),
      ];
    }),
    minBathrooms > 0 && t('atLeast.Bathrooms', { count: minBathrooms }),
    minSurface !== undefined && t('surface', { area: formatArea(minSurface, view.language) }),
    maxSurface !== undefined && t('maxSurface', { area: formatArea(maxSurface, view.language) }),
    minLand !== undefined && t('land', { area: formatArea(minLand, view.language) }),
    minYear !== undefined && t('year', { year: minYear }),
    freeBy !== undefined && t('freeBy', { date: formatDate(freeBy, view.language) }),
    ...features.map((feature) => page(`words.features.${feature}`)),
    energy.length > 0 && t('energy', { labels: energy.join(', ').toUpperCase() }),
  ]
    .filter(Boolean)
    .join(', ');
}

function placeNames({ cities, zones }: DemandCriteria, view: CatalogueView, areas: readonly Area[]): string[] {
  const known = new Map(areas.map((area) => [municipalityId(area), municipalityName(area, view.language)]));
  const towns = cities.map((city) => {
    const [name = city, zip] = city.split('|');
    return (zip && view.cities.find(zip, name)?.label[view.language]) || name;
  });
  return [...new Set([...zones.flatMap((zone) => known.get(zone) ?? []), ...towns])];
}
