import type { FilterWith } from '../listing/filters/filters.ts';
import type { ListingFilters } from './listing.ts';
import type { Goal } from './property.ts';

/** How often new homes for a registered search are mailed. */
export type DemandFrequency = 'at-once' | 'daily' | 'weekly';

/** The criteria of a registered search: the filters of a list, and those that only a registered search has. */
export interface DemandCriteria extends Pick<ListingFilters, Exclude<FilterWith<{ isSaved: true }>, 'goal'>> {
  goal: Goal;
  /** Municipalities by {@link DemandZone.id}; a home in any of them or of `cities` matches. */
  zones: string[];
  minGarages?: number;
  maxGarages?: number;
  /** Parking places outside a garage. */
  minParkings?: number;
  maxParkings?: number;
}

/** A municipality that can be searched as a whole. */
export interface DemandZone {
  /** From its French name: `ath`. */
  id: string;
  /** In the requested language. */
  name: string;
  /** A point inside it. */
  lat: number;
  lng: number;
}

/** How many homes match a search now. */
export interface DemandCount {
  /** The search in one line, in the requested language. */
  search: string;
  /** At most 10,000. */
  count: number;
  /** Whether there are more. */
  isMore: boolean;
}

/** Why a home is in a mail: it is new, it has changed and now matches, its price went down, or the agency chose to tell. */
export type MatchKind = 'new' | 'changed' | 'price' | 'told';

/** What visitors can subscribe to by mail. */
export type SubscriptionKind = 'demand' | 'newsletter' | 'follow';

/** Mails that owners get without subscribing: the weekly summary, and news of visits to their homes. */
export type OwnerMail = 'owner-summary' | 'owner-visits';

/** Regular mails. Each has a link to unsubscribe. */
export type RegularMail = SubscriptionKind | OwnerMail;

/** `pending`: the address is not confirmed yet. */
export type SubscriptionState = 'pending' | 'confirmed' | 'stopped';

/** A subscription, as its signed link shows it. */
export interface Subscription {
  kind: RegularMail;
  state: SubscriptionState;
  /** Masked address, still recognizable: `a…@example.be`. */
  address: string;
  /** For a registered search. */
  search?: {
    criteria: DemandCriteria;
    frequency: DemandFrequency;
    /** Path of the list of what is on offer for it. */
    list: string;
  };
  /** Everything that is mailed to the address: `text` is the search in words, null for the newsletter. Paths of pages. */
  all?: { text: string | null; change: string; stop: string }[];
  /** For followed homes. */
  homes?: FollowedHome[];
  /** For a registered search: a home that its owner may not want to hear of any more. */
  home?: FollowedHome & { isDismissed: boolean };
}

/** A home whose changes somebody is mailed about. */
export interface FollowedHome {
  id: number;
  /** Empty if the home is no longer on the site. */
  title: string;
  path: string | null;
}
