/** Homes behind one choice of a filter, with the other filters as they are. */
export interface FacetValue {
  value: string;
  count: number;
}

/** Value of a town: `name|zip`. Of bedrooms: the minimum ("3" counts all with three or more). */
export type Facets = Record<'type' | 'city' | 'energy' | 'bedrooms' | 'has', FacetValue[]>;
