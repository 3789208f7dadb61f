/** Classes of roads of the OpenMapTiles schema that one can travel on, in the order of their number in a file. */
export const ROADS = [
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'minor',
  'service',
  'track',
  'path',
  'pedestrian',
] as const;

export type Road = (typeof ROADS)[number];

/** How a visitor travels. */
export const TRAVEL_MODES = ['walk', 'bike', 'car'] as const;

export type TravelMode = (typeof TRAVEL_MODES)[number];

/** The times that a list offers, in minutes. */
export const TRAVEL_MINUTES = [5, 10, 15, 20, 30, 45] as const;

/** Kilometres per hour on foot. */
export const WALKING = 4.8;

/**
 * Kilometres per hour, by class of road; one that is not named is not used. Of cars: below the limits of Belgium, as crossings, bends and
 * lights cost time; without traffic jams. Of walkers and cyclists: the usual figures of route planners on level ground.
 */
export const SPEEDS: Record<TravelMode, Partial<Record<Road, number>>> = {
  walk: {
    primary: WALKING,
    secondary: WALKING,
    tertiary: WALKING,
    minor: WALKING,
    service: WALKING,
    track: WALKING,
    path: WALKING,
    pedestrian: WALKING,
  },
  bike: { primary: 15, secondary: 15, tertiary: 15, minor: 15, service: 15, track: 10, path: 12, pedestrian: 8 },
  car: { motorway: 105, trunk: 80, primary: 58, secondary: 52, tertiary: 45, minor: 32, service: 15 },
};
