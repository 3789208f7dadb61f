/** Number of available homes for one choice of a filter, with all other filters applied. */
export interface FacetValue {
  value: string;
  count: number;
}

/**
 * The value of a town is `name|zip`; of bedrooms, prices and areas, the bound ("3" counts homes with three or more bedrooms). Bounds that
 * admit more homes than the current one are not counted. Counts of amounts are there only if requested.
 */
export type Facets = Record<'type' | 'city' | 'energy' | 'bedrooms' | 'has', FacetValue[]> &
  Partial<Record<AmountFacet, FacetValue[]>>;

/** Filters whose choices are bounds of an amount. */
export type AmountFacet =
  | ('minPrice' | 'maxPrice' | 'maxBedrooms' | 'minBathrooms')
  | ('minSurface' | 'maxSurface' | 'minLand' | 'minYear' | 'days');
