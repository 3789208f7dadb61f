import { foldName } from '@facade/shared-domain/language/fold-text';
import type { DemandZone, Language, Point } from '@facade/shared-domain/model';
import { type Area, areaAt } from '@facade/shared-domain/places/area-at';
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

/** A label point: the middle of the longest inner segment of a line through the middle of the largest part. */
function pointInside({ parts }: Pick<Area, 'parts'>): Point {
  const rings = [...parts].sort((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0))[0] ?? [];
  const heights = (rings[0] ?? []).map(([, y = 0]) => y);
  const lat = (Math.min(...heights) + Math.max(...heights)) / 2;
  const crossings = rings.flatMap((ring) =>
    ring.flatMap(([toX = 0, toY = 0], index) => {
      const [fromX = 0, fromY = 0] = ring.at(index - 1) ?? [];
      return fromY > lat === toY > lat ? [] : fromX + ((toX - fromX) * (lat - fromY)) / (toY - fromY);
    }),
  );
  crossings.sort((a, b) => a - b);
  let [lng, longest] = [0, -1];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from = 0, to = 0] = crossings.slice(index, index + 2);
    if (to - from > longest) [lng, longest] = [(from + to) / 2, to - from];
  }
  return { lat: round(lat), lng: round(lng) };
}

/** Five decimals are a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
