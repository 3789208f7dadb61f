import type { Feature } from '../listing/filters/features.ts';
import type { TravelMode } from '../travel/travel-modes.ts';
import type { Availability, Goal, Ribbon } from './property.ts';

export type { Feature };

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

/**
 * Filters of a list, a map and their counts. A missing filter matches everything; a home must match one value of each filter, and all
 * filters.
 */
export interface ListingFilters {
  goal?: Goal;
  /** WebIDs of categories. */
  types: number[];
  /** `name|zip`, a zip or a name in any language. */
  cities: string[];
  /** Euro, per month for rent. */
  minPrice?: number;
  maxPrice?: number;
  minBedrooms?: number;
  /** A home without bedrooms has none. */
  maxBedrooms?: number;
  minBathrooms?: number;
  /** m² of living area */
  minSurface?: number;
  maxSurface?: number;
  /** m² */
  minLand?: number;
  /** Year of construction, or later. */
  minYear?: number;
  energy: EnergyLetter[];
  /** A home must have all of them. */
  has: Feature[];
  /** ISO date on which one can move in at the latest. */
  freeBy?: string;
  /** Published in the last so many days. */
  days?: number;
  /** Excludes sold and rented homes. */
  available: boolean;
  project?: number;
  ids?: number[];
  bbox?: BoundingBox;
  /** Corners of a polygon; the last is joined to the first. */
  within?: Point[];
  /** How the area `within` was made, if it is what one reaches within a time. */
  travel?: Travel;
  near?: Point & { km: number };
  /** A home must contain all of them. What is in quotes is the whole name of a street or a kind of home: see `search-words.ts`. */
  words?: string;
}

/** A journey from a place, whose name is as the visitor knows it; null for a point of the map. */
export interface Travel {
  by: TravelMode;
  minutes: number;
  from: { kind: 'station' | 'town'; name: string } | null;
}

/** A cluster of homes, or one home, on a map. */
export interface MapFeature {
  type: 'Feature';
  geometry: { type: 'Point' /** Longitude, latitude. */; coordinates: [number, number] };
  properties:
    | {
        count: number;
        /** All of them are at exactly this point: zooming in cannot separate them. */
        spot?: true;
      }
    | {
        id: number;
        /** Euro; null if it is not published. */
        price: number | null;
        availability: Availability;
        /** Euro per month, of a life annuity only: its price is the bouquet. */
        annuity?: number;
        /** The address is hidden: the point is its town's. */
        area?: true;
        /** Type and town: "Woning, Aat". */
        title?: string;
        /** The agency's ribbon, if it is meant for maps. */
        ribbon?: Pick<Ribbon, 'id' | 'label' | 'showOnMap'>;
      };
}

/** Answer of `GET /api/map`. */
export interface MapFeatures {
  type: 'FeatureCollection';
  features: MapFeature[];
}
