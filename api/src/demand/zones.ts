import { foldName } from '@facade/shared-domain/language/fold-text';
import type { DemandZone, Language, Point } from '@facade/shared-domain/model';
import { type Area, areaAt } from '@facade/shared-domain/places/area-at';
import { pointInside } from '@facade/shared-domain/places/point-inside';
import type { CatalogueView } from '../catalogue/view.ts';

/** @example zoneIdOf(area) // 'braine-le-comte' */
export const zoneIdOf = ({ names }: Pick<Area, 'names'>): string => foldName(names.fr).replaceAll(' ', '-');

/**
 * The municipality of a home: that of its town if the town's point is known, otherwise that of its own point; null outside of
 * all.
 */
export function zoneOf(
  place: { zip: string; city: string; location: Point | null },
  view: CatalogueView,
  areas: readonly Area[],
): string | null {
  const point = view.cities.find(place.zip, place.city)?.location ?? place.location;
  const area = point && areaAt(point, areas);
  return area ? zoneIdOf(area) : null;
}

/** @example zoneName(area, 'nl') // 'Aat' */
export const zoneName = ({ names }: Pick<Area, 'names'>, language: Language): string =>
  language === 'nl' ? names.nl : names.fr;

/** The municipalities where the agency works: those with a town that its feed knows, by name. */
export function zonesIn(view: CatalogueView, areas: readonly Area[]): DemandZone[] {
  const { language, catalogue } = view;
  const served = new Set(catalogue.cities.map(({ location }) => location && areaAt(location, areas)));
  const { compare } = new Intl.Collator(language);
  return areas
    .filter((area) => served.has(area))
    .map((area) => ({ id: zoneIdOf(area), name: zoneName(area, language), ...pointInside(area) }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Keys of the towns with homes in these municipalities. */
export function townsInZones(zones: readonly string[], view: CatalogueView, areas: readonly Area[]): string[] {
  if (zones.length === 0) return [];
  return [...view.catalogue.statistics.towns.values()]
    .filter(({ zip, name }) => zones.includes(zoneOf({ zip, city: name, location: null }, view, areas) ?? ''))
    .map(({ key }) => key);
}
