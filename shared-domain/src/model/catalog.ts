/** Counts of properties that are still available; a link whose count is 0 is disabled. */
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

/** Answer of `GET /api/suggest`: what a typed text finds, in one language. */
export interface Suggestions {
  types: Category[];
  cities: City[];
  properties: SuggestedProperty[];
  /** Absent where no project is called so. */
  projects?: SuggestedProject[];
  /** The text as filters ("ath 3 slaapkamers"): query of a list without its `?`; null where it is not understood as any. */
  query: {
    /** Null where the text does not say it. */
    goal: import('./property.ts').Goal | null;
    filters: string;
    /** The town that its radius is drawn around, in the visitor's language. */
    around?: string;
    count: number;
    /** Homes still to be had behind it, for sale and for rent. */
    counts: Counts;
    /** Words that were not understood, where the others were, and nothing else is found. */
    ignored?: string;
  } | null;
}

export interface SuggestedProperty extends SearchProperty {
  goal: import('./property.ts').Goal;
  availability: import('./property.ts').Availability;
  price: import('./property.ts').Price;
  /** Only where a typed word is one of it. */
  street?: string;
}

/** A project whose name was typed. */
export type SuggestedProject = Pick<
  import('./project.ts').ProjectSummary,
  'id' | 'path' | 'name' | 'city' | 'zip' | 'unitCount' | 'availableCount'
> & { picture: import('./picture.ts').Picture | null };
