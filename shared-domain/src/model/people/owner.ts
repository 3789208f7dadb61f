import type { Offer } from '../offer.ts';
import type { Picture } from '../picture.ts';
import type { Agent, Goal, PriceContext } from '../property.ts';

/** Visits of all homes of an owner or of one: `GET /api/owner/statistics`. Days are those of Europe/Brussels. */
export interface OwnerStatistics {
  owner: { name: string; email: string };
  /** Whether the monthly summary is mailed to them. */
  wantsSummary: boolean;
  /** Whether they are mailed about visits to their homes. */
  wantsVisits: boolean;
  /** All homes of the owner, whichever is selected. */
  properties: { id: number; title: string; path: string; picture: Picture | null; visits: number }[];
  /** The selected home, which everything below is about; null: all homes together. */
  chosen: number | null;
  today: VisitFigure;
  week: VisitFigure;
  month: VisitFigure;
  total: VisitFigure;
  /** What `similar` in the figures is based on; null if fewer than five other homes are similar, or several homes are selected. */
  similar: { homes: number; scope: 'city' | 'region' } | null;
  /** The last 30 days, oldest first, days without a visit included. */
  days: { date: string; visits: number }[];
  /** `name`: name of a portal. */
  sources: { source: VisitSource; name: string | null; visits: number }[];
  /** What visitors did in the last 30 days, and in the 30 before. */
  interest: { favourites: VisitFigure; enquiries: VisitFigure; viewings: VisitFigure };
  /** Newest first; only of the requested kind, if any. */
  history: OwnerEvent[];
  /** What the owner wrote about the home or homes, newest first; undefined from an api that does not list it. */
  messages?: OwnerMessage[];
  /** More about the home, if exactly one is selected. */
  home: OwnerHome | null;
}

/** A message of the owner to the agency. */
export interface OwnerMessage {
  /** ISO time. */
  at: string;
  propertyId: number;
  text: string;
  /** ISO time at which the agency marked it as handled. */
  handledAt: string | null;
  /** What the agency replied, oldest first; undefined from an api that lists only the owner's side. */
  replies?: OwnerReply[];
}

/** A reply of the agency to an owner. */
export interface OwnerReply {
  /** ISO time. */
  at: string;
  /** Name of the person. */
  by: string;
  text: string;
}

/** Details of a single home. */
export interface OwnerHome {
  /** Every public asking price, oldest first; empty if it never changed. */
  prices: PriceEffect[];
  /** What the page of the home lacks, most important first. */
  lacks: Lack[];
  /** Labels of the facts that the law wants in its advertisement and that are missing. */
  missingByLaw?: string[] | undefined;
  /** People with a confirmed search that the home matches; undefined if they are fewer than five. */
  searchers?: number | undefined;
  /** Files that the agency added to the home. `path`: a public download. */
  documents: { title: string; path: string | null }[];
  agent: Agent;
  /** How far its sale or letting is; undefined from an api that does not say. */
  progress?: OwnerProgress;
  /** Undefined where there is too little to compare with, and for what is no longer offered. */
  advice?: OwnerAdvice;
}

/** How far the sale or letting of a home is, from what the agency shows its owner. */
export interface OwnerProgress {
  goal: Goal;
  /** `agreed`: under option; `closed`: sold or let. */
  stage: 'published' | 'visited' | 'offered' | 'agreed' | 'closed';
  /** ISO date. */
  publishedAt: string;
  /** Visits that took place. */
  visits: number;
  /** Offers that the owner was shown, or applications to rent. */
  offers: number;
}

/** What visitors do with the page of a home in 30 days. */
export interface Attention {
  views: number;
  /** How often it was kept as a favourite or asked about; visits count. */
  interest: number;
}

/**
 * What the figures say about the price.
 * - `early`: too new to say
 * - `unseen`: viewed less than similar homes
 * - `unasked`: viewed as they are, kept and asked about less
 * - `unoffered`: visited several times, without an offer
 * - `well`: none of these
 */
export type AdviceKind = 'early' | 'unseen' | 'unasked' | 'unoffered' | 'well';

export interface OwnerAdvice {
  kind: AdviceKind;
  own: Attention;
  /** Medians of the similar homes. */
  similar: Attention;
  /** The price per m² beside that of similar homes; undefined where too few are. */
  price?: Pick<PriceContext, 'perSquareMetre' | 'low' | 'high'>;
}

/** A price and its effect on visits. */
export interface PriceEffect {
  /** ISO date. */
  at: string;
  /** Euro, per month for rent. */
  amount: number;
  /** Visits per day in up to four weeks before and after; null for the first price, and if there is less than a week. */
  before: number | null;
  after: number | null;
}

export type LackKind = 'pictures' | 'plan' | 'certificate' | 'video' | 'languages';

/** A feature that most pages have. */
export interface Lack {
  kind: LackKind;
  /** Median visits in 30 days of the agency's homes with and without it; null if there are too few of either. */
  visits: { having: number; lacking: number } | null;
}

export interface VisitFigure {
  visits: number;
  /** The previous period of the same length; null if there is none. */
  previous: number | null;
  /** Median of similar homes in the same period; undefined if there are too few. */
  similar?: number;
}

export type VisitSource = 'direct' | 'search' | 'site' | 'portal' | 'social' | 'mail' | 'newsletter' | 'other';

export type OwnerEventKind =
  | 'enquiry'
  | 'documents'
  | 'visit-request'
  | 'viewing'
  | 'application'
  | 'offer'
  | 'price-changed'
  | 'published';

export interface OwnerEvent {
  /** ISO time. */
  at: string;
  kind: OwnerEventKind;
  propertyId: number;
  /** First name and initial of the person, never more. */
  person: string | null;
  /** Of a visit that is not simply over. */
  state?: 'coming' | 'cancelled';
  /** What was offered, if the agency shows its terms. */
  offer?: Offer;
  /** What the visitor said of the home after a visit, if the agency shows it. */
  said?: string;
}
