import type {
  DemandCriteria,
  DemandFrequency,
  Language,
  MatchKind,
  SubscriptionState,
} from '@facade/shared-domain/model';
import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

/** A subscription by mail, confirmed by the owner of the address. */
interface SubscriptionColumns {
  number: Generated<number>;
  id: string;
  email: string;
  language: Language;
  /** Origin of the links in its mails if the settings have none; null: unknown. */
  origin: string | null;
  state: SubscriptionState;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
  stopped_at: Date | null;
}

/** What changed of a home: its price fell, its ribbon changed, or its availability. */
export type FollowNewsKind = 'price' | 'ribbon' | 'available' | 'sold' | 'rented' | 'gone';

/** Registered searches and the newsletter. */
export interface SubscriptionTables {
  /** Registered searches. All columns of the search except `record` are derived from it: see `subscriptions/searches/demand-row.ts`. */
  demand: SubscriptionColumns & {
    frequency: DemandFrequency;
    record: Json<DemandCriteria>;
    goal: string;
    category_ids: number[];
    /** A town's `cityKey`, a zip, `zone:…`, or `*` for anywhere. */
    places: string[];
    area: string | null;
    min_price: number | null;
    max_price: number | null;
    min_bedrooms: number | null;
    max_bedrooms: number | null;
    min_garages: number | null;
    max_garages: number | null;
    min_parkings: number | null;
    max_parkings: number | null;
    min_bathrooms: number | null;
    min_surface: number | null;
    max_surface: number | null;
    min_land: number | null;
    min_year: number | null;
    /** ISO date. */
    free_by: string | null;
    energy: string[];
    features: string[];
    /** When its next mail is due; null while there is nothing to send. */
    due_at: Date | null;
  };
  newsletter: SubscriptionColumns;
  /** Newsletters that were sent, by a hash of their texts. */
  newsletter_issue: { id: string; subject: string; started_at: Generated<Date> };
  /** Who got which of them, by the number of the subscription. */
  newsletter_sent: { issue: string; subscriber: number; sent_at: Generated<Date> };
  /** People who are mailed when one of some homes changes. */
  follow: SubscriptionColumns & { due_at: Date | null };
  follow_home: { follow: number; property_id: number };
  /** What changed of them; `sent_at` null: not mailed yet. */
  follow_news: {
    id: Generated<string>;
    follow: number;
    property_id: number;
    kind: FollowNewsKind;
    at: Date;
    sent_at: Date | null;
  };
  /** What imports changed of homes and has not been compared with searches yet: each home before and after. */
  home_news: { number: string; property_id: number; zone: string | null };
  /** Homes that were mailed for a search, or are queued for its next mail (`sent_at` null); each event once. */
  demand_match: {
    demand: number;
    property_id: number;
    event: string;
    kind: MatchKind;
    at: Generated<Date>;
    sent_at: Date | null;
  };
  /** Homes that the owner of a search does not want to hear of; it counts for all searches of the same address. */
  demand_dismissal: { property_id: number; demand: number };
  /** The current comparison: of news up to `upto` (0: none), done for searches up to `after`. */
  demand_run: { only: boolean; upto: string; after: number };
}
