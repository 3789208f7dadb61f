/** Numbers of available properties. A link whose count is 0 is disabled. */
export interface Counts {
  sale: number;
  rent: number;
}

export interface Category {
  /** WebID of the CRM, the `type` parameter of a list. */
  id: number;
  name: string;
  counts: Counts;
}

export interface City {
  /** Official name, used in URLs ("Ath"). */
  name: string;
  /** Name in the visitor's language ("Aat"). */
  label: string;
  /** Other names a visitor may type. */
  aliases: string[];
  zip: string;
  counts: Counts;
  location: { lat: number; lng: number } | null;
}

/** The part of a home that a row of the search panel shows. */
export interface SearchProperty {
  id: number;
  path: string;
  city: string;
  zip: string;
  typeName: string;
  /** At most 100 characters and an ellipsis. */
  title: string;
  picture: import('./picture.ts').Picture | null;
}

/** Answer of `GET /api/suggest`: the matches for a typed text, in one language. */
export interface Suggestions {
  types: Category[];
  cities: City[];
  properties: SuggestedProperty[];
  /** Undefined if no project has such a name. */
  projects?: SuggestedProject[];
  /** The text as filters ("ath 3 slaapkamers"): the query of a list without `?`; null if it is not understood. */
  query: {
    /** Null if the text does not say. */
    goal: import('./property.ts').Goal | null;
    filters: string;
    /** The town at the centre of the radius, in the visitor's language. */
    around?: string;
    count: number;
    /** Available homes that match, for sale and for rent. */
    counts: Counts;
    /** Words that were not understood; set only if the other words were, and nothing else was found. */
    ignored?: string;
  } | null;
}

export interface SuggestedProperty extends SearchProperty {
  goal: import('./property.ts').Goal;
  availability: import('./property.ts').Availability;
  price: import('./price.ts').Price;
  /** Only if a typed word is part of it. */
  street?: string;
}

/** A project whose name matches the text. */
export type SuggestedProject = Pick<
  import('./project.ts').ProjectSummary,
  'id' | 'path' | 'name' | 'city' | 'zip' | 'unitCount' | 'availableCount'
> & { picture: import('./picture.ts').Picture | null };
