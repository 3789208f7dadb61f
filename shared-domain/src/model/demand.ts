import type { ListingFilters } from './listing.ts';
import type { Goal } from './property.ts';

/** How often the new homes of a registered search are mailed. */
export type DemandFrequency = 'at-once' | 'daily' | 'weekly';

/** What a registered search looks for: the filters of a list, and what only a search that waits asks for. */
export interface DemandCriteria
  extends Pick<
    ListingFilters,
    'types' | 'cities' | 'minPrice' | 'maxPrice' | 'minBedrooms' | 'minSurface' | 'minLand' | 'energy' | 'has'
  > {
  goal: Goal;
  /** Municipalities by {@link DemandZone.id}; a home in any of them or of `cities` fits. */
  zones: string[];
  maxBedrooms?: number;
  minGarages?: number;
  maxGarages?: number;
  /** Places to park outside a garage. */
  minParkings?: number;
  maxParkings?: number;
  /** An area that was drawn on the map of a list. */
  within?: ListingFilters['within'];
  near?: ListingFilters['near'];
}

/** A municipality that can be searched in as a whole. */
export interface DemandZone {
  /** Of its French name: `ath`. */
  id: string;
  /** In the language asked for. */
  name: string;
  /** A point inside of it. */
  lat: number;
  lng: number;
}

/** How many homes fit a search now. */
export interface DemandCount {
  /** 10,000 at most. */
  count: number;
  /** Whether there are more. */
  isMore: boolean;
}

/** Why a home is in a mail: it is new, it fits since a change, or it became cheaper. */
export type MatchKind = 'new' | 'changed' | 'price';

/** What visitors subscribe to by mail. */
export type SubscriptionKind = 'demand' | 'newsletter' | 'follow';

/** What people are mailed regularly, each with a link that stops it: owners get a monthly summary without asking for it. */
export type RegularMail = SubscriptionKind | 'owner-summary';

/** `pending` until the address has been confirmed. */
export type SubscriptionState = 'pending' | 'confirmed' | 'stopped';

/** What a signed link shows of a subscription. */
export interface Subscription {
  kind: RegularMail;
  state: SubscriptionState;
  /** Enough of the address to recognize it: `a…@example.be`. */
  address: string;
  /** Of a registered search. */
  search?: { criteria: DemandCriteria; frequency: DemandFrequency };
  /** Of homes that somebody follows. */
  homes?: FollowedHome[];
}

/** A home that somebody is mailed about when it changes. */
export interface FollowedHome {
  id: number;
  /** Empty where the home has left the site. */
  title: string;
  path: string | null;
}
