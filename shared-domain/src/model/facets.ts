/** Available homes behind one choice of a filter, with the other filters as they are: sold and rented ones are not counted. */
export interface FacetValue {
  value: string;
  count: number;
}

/**
 * Value of a town: `name|zip`. Of bedrooms, prices and areas: the bound ("3" counts all with three or more bedrooms). Bounds that would
 * let in more homes than the one that is set are not counted; none are, where they were not asked for.
 */
export type Facets = Record<'type' | 'city' | 'energy' | 'bedrooms' | 'has', FacetValue[]> &
  Partial<Record<'minPrice' | 'maxPrice' | 'minSurface' | 'minLand', FacetValue[]>>;
