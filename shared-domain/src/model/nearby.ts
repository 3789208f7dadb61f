/** The kinds of places near a home. The points of `city`, `town` and `village` are their centres. */
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
  /** In the visitor's language if the place has a name in it; empty if the map has no name. */
  name: string;
  /** As the crow flies, rounded. */
  metres: number;
}

/** What is near a home. */
export interface Nearby {
  /** Where distances are measured from: the home or, if its address is hidden, the centre of its town. */
  from: 'home' | 'town';
  places: NearbyPlace[];
}
