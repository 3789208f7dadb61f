import type { DemandZone, Point } from '@facade/shared-domain/model';
import { type Area, areaAt } from '@facade/shared-domain/places/area-at';
import { pointInside } from '@facade/shared-domain/places/point-inside';
import { type CatalogueView, municipalityId, municipalityName } from '../../catalogue/index.ts';

/**
 * The municipality of a home: that of its town if the town's point is known, otherwise that of its own point; null outside of
 * all.
 */
function zoneOf(
  place: { zip: string; city: string; location: Point | null },
  view: CatalogueView,
  areas: readonly Area[],
): string | null {
  const point = view.cities.find(place.zip, place.city)?.location ?? place.location;
  const area = point && areaAt(point, areas);
  return area ? municipalityId(area) : null;
}

/** The columns of a stored home that its municipality follows from. */
export interface PlacedRow {
  zip: string;
  city_key: string;
  lat: number | null;
  lng: number | null;
}

/** The same of a stored home: its key is zip and folded name, and a town is found by either name. */
export function zoneOfRow({ zip, city_key, lat, lng }: PlacedRow, view: CatalogueView, areas: readonly Area[]) {
  const location = lat === null || lng === null ? null : { lat, lng };
  return zoneOf({ zip, city: city_key.slice(zip.length + 1), location }, view, areas);
}

/** The municipalities where the agency works: those with a town that its feed knows, by name. */
export function zonesIn(view: CatalogueView, areas: readonly Area[]): DemandZone[] {
  const { language, catalogue } = view;
  const served = new Set(catalogue.cities.map(({ location }) => location && areaAt(location, areas)));
  const { compare } = new Intl.Collator(language);
  return areas
    .filter((area) => served.has(area))
    .map((area) => ({ id: municipalityId(area), name: municipalityName(area, language), ...pointInside(area) }))
    .sort((a, b) => compare(a.name, b.name));
}
