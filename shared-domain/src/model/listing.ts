import type { Availability, Goal, Ribbon } from './property.ts';

/** What a home can have, as the parameter `has` and its facet name it. */
export type Feature = 'garden' | 'garage' | 'terrace' | 'lift' | 'newBuild' | 'furnished';

/** Letter of an energy label; it stands for all bands of that letter in every region (`a_plus`, `a`, `a_sub` → `a`). */
export type EnergyLetter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g';

/** WGS84 degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** WGS84 degrees. */
export interface BoundingBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What a list, a map and their counts are narrowed to; what is absent does not narrow. Within one filter any value fits, between filters all must. */
export interface ListingFilters {
  goal?: Goal;
  /** WebIDs of categories. */
  types: number[];
  /** `name|zip`, a zip or a name in any language. */
  cities: string[];
  /** Euro; a month for rent. */
  minPrice?: number;
  maxPrice?: number;
  minBedrooms?: number;
  /** m² of living area */
  minSurface?: number;
  /** m² */
  minLand?: number;
  energy: EnergyLetter[];
  /** A home must have all of them. */
  has: Feature[];
  /** Leaves out what is sold or rented. */
  available: boolean;
  project?: number;
  ids?: number[];
  bbox?: BoundingBox;
  /** Corners of a polygon; it is closed by itself. */
  within?: Point[];
  near?: Point & { km: number };
}

/** A cluster of homes, or one home, on a map. */
export interface MapFeature {
  type: 'Feature';
  geometry: { type: 'Point' /** Longitude, latitude. */; coordinates: [number, number] };
  properties:
    | {
        count: number;
        /** All of them are at this very point: no zoom parts them. */
        spot?: true;
      }
    | {
        id: number;
        /** Euro; null where it is not published. */
        price: number | null;
        availability: Availability;
        /** Euro a month; only of a life annuity, whose price is the bouquet. */
        annuity?: number;
        /** The address is hidden: the point is its town's. */
        area?: true;
        /** What it is and where: "Woning, Aat". */
        title?: string;
        /** The agency's ribbon on it; not every ribbon is for maps. */
        ribbon?: Pick<Ribbon, 'id' | 'label' | 'showOnMap'>;
      };
}

/** Answer of `GET /api/map`. */
export interface MapFeatures {
  type: 'FeatureCollection';
  features: MapFeature[];
}
