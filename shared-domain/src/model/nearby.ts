/** What a map knows around a home. `city`, `town` and `village` are points of their centres. */
export type LandmarkKind =
  | 'station'
  | 'city'
  | 'town'
  | 'village'
  | 'school'
  | 'supermarket'
  | 'bakery'
  | 'pharmacy'
  | 'playground';

/** One line of what is near a home: `centre` is that of the home's own town, `town` another town or city. */
export interface NearbyPlace {
  kind: Exclude<LandmarkKind, 'city' | 'village'> | 'centre';
  /** In the visitor's language where that has a name of its own; empty where the map has none. */
  name: string;
  /** As the crow flies, rounded. */
  metres: number;
}

/** What is near a home. */
export interface Nearby {
  /** Where the distances begin: at the home, or, where its address is hidden, at the centre of its town. */
  from: 'home' | 'town';
  places: NearbyPlace[];
}
