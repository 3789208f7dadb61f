import type { DemandCriteria, Point } from '@facade/shared-domain/model';
import { KM_PER_DEGREE } from '@facade/shared-domain/places/distance';
import type { CatalogueView } from '../../catalogue/index.ts';

/** Anywhere: the place of a search without places, and of every home. */
const ANYWHERE = '*';

const zonePlace = (zone: string): string => `zone:${zone}`;

/** The columns of a search that homes are compared with. */
export function demandRow(criteria: DemandCriteria, view: CatalogueView) {
  return {
    record: JSON.stringify(criteria),
    goal: criteria.goal,
    category_ids: criteria.types,
    places: placesOf(criteria, view),
    area: areaOf(criteria),
    min_price: criteria.minPrice ?? null,
    max_price: criteria.maxPrice ?? null,
    min_bedrooms: criteria.minBedrooms ?? null,
    max_bedrooms: criteria.maxBedrooms ?? null,
    min_garages: criteria.minGarages ?? null,
    max_garages: criteria.maxGarages ?? null,
    min_parkings: criteria.minParkings ?? null,
    max_parkings: criteria.maxParkings ?? null,
    min_bathrooms: criteria.minBathrooms ?? null,
    min_surface: criteria.minSurface ?? null,
    max_surface: criteria.maxSurface ?? null,
    min_land: criteria.minLand ?? null,
    min_year: criteria.minYear ?? null,
    free_by: criteria.freeBy ?? null,
    energy: criteria.energy,
    features: criteria.has,
  };
}

/** Places that no town is known by: a search there would never find anything. */
export const unknownPlaces = ({ cities }: Pick<DemandCriteria, 'cities'>, view: CatalogueView): string[] =>
  cities.filter((city) => keysOf(city, view).length === 0);

function placesOf({ cities, zones }: DemandCriteria, view: CatalogueView): string[] {
  const places = [...cities.flatMap((city) => keysOf(city, view)), ...zones.map(zonePlace)];
  return places.length > 0 ? [...new Set(places)] : [ANYWHERE];
}

/** A zip covers every town that has it, including those without a home so far. */
function keysOf(city: string, view: CatalogueView): string[] {
  const keys = view.cities.keysOf(city);
  return keys.length > 0 && /^\d+$/.test(city.trim()) ? [city.trim()] : keys;
}

/** Corners of a circle: the polygon's area is one percent too small. */
const CORNERS = 24;

function areaOf({ within, near }: DemandCriteria): string | null {
  const corners = within ?? (near && circle(near));
  return corners ? `(${corners.map(({ lng, lat }) => `(${lng},${lat})`).join()})` : null;
}

const circle = ({ lat, lng, km }: Point & { km: number }): Point[] =>
  Array.from({ length: CORNERS }, (_, index) => {
    const angle = (2 * Math.PI * index) / CORNERS;
    const narrowing = Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
    return {
      lat: lat + (km / KM_PER_DEGREE) * Math.sin(angle),
      lng: lng + (km / KM_PER_DEGREE / narrowing) * Math.cos(angle),
    };
  });
