import type { Picture } from './picture.ts';
import type { Agent } from './property.ts';

/** Visits of an owner's homes, of all or of one: `GET /api/owner/statistics`. Days are Europe/Brussels. */
export interface OwnerStatistics {
  owner: { name: string; email: string };
  /** Whether the monthly summary is mailed to them. */
  wantsSummary: boolean;
  /** All of the owner's, whichever is chosen. */
  properties: { id: number; title: string; path: string; picture: Picture | null; visits: number }[];
  /** The home that all below is about; null: all of them together. */
  chosen: number | null;
  today: VisitFigure;
  week: VisitFigure;
  month: VisitFigure;
  total: VisitFigure;
  /** What `similar` of the figures is of; null where there are fewer than five other homes like it, or several are chosen. */
  similar: { homes: number; scope: 'city' | 'region' } | null;
  /** The last 30 days, oldest first, days without a visit included. */
  days: { date: string; visits: number }[];
  /** `name`: of a portal. */
  sources: { source: VisitSource; name: string | null; visits: number }[];
  /** What visitors did in the last 30 days, and in the 30 before. */
  interest: { favourites: VisitFigure; enquiries: VisitFigure; viewings: VisitFigure };
  /** Newest first; of one kind where one was asked for. */
  history: OwnerEvent[];
  /** More about the only home that is chosen. */
  home: OwnerHome | null;
}

/** What only one home has. */
export interface OwnerHome {
  /** Every price that was asked in public, the oldest first; empty where it never changed. */
  prices: PriceEffect[];
  /** What the page of the home lacks, the costliest first. */
  lacks: Lack[];
  /** What the agency put beside the home. `path`: where anybody may download it. */
  documents: { title: string; path: string | null }[];
  agent: Agent;
}

/** A price and what it changed. */
export interface PriceEffect {
  /** ISO date. */
  at: string;
  /** Euro; a month for rent. */
  amount: number;
  /** Visits a day in up to four weeks before and after; null for the first price, and where there is less than a week. */
  before: number | null;
  after: number | null;
}

export type LackKind = 'pictures' | 'plan' | 'certificate' | 'video' | 'languages';

/** Something that most pages have. */
export interface Lack {
  kind: LackKind;
  /** Median of the visits in 30 days of the agency's homes that have it and that lack it; null where there are too few of either. */
  visits: { having: number; lacking: number } | null;
}

export interface VisitFigure {
  visits: number;
  /** The period before, of the same length; null where there is none. */
  previous: number | null;
  /** Median of similar homes in the same period; left out where there are too few. */
  similar?: number;
}

export type VisitSource = 'direct' | 'search' | 'site' | 'portal' | 'social' | 'mail' | 'newsletter' | 'other';

export type OwnerEventKind = 'enquiry' | 'visit-request' | 'viewing' | 'price-changed' | 'published';

export interface OwnerEvent {
  /** ISO time. */
  at: string;
  kind: OwnerEventKind;
  propertyId: number;
  /** First name and initial of the person, never more. */
  person: string | null;
}

/** How an owner logs in, and where they are logged in: `GET /api/owner/account`. */
export interface OwnerAccount {
  owner: { name: string; email: string };
  sessions: OwnerSession[];
  passkeys: OwnerPasskey[];
}

export interface OwnerPasskey {
  id: number;
  /** As the owner calls it. */
  name: string;
  /** ISO times; null: never used. */
  createdAt: string;
  usedAt: string | null;
}

export interface OwnerSession {
  id: number;
  /** Names such as "Firefox" and "Windows"; empty where the browser does not say. */
  browser: string;
  system: string;
  /** ISO times. */
  firstSeen: string;
  lastSeen: string;
  /** It is the one that asks. */
  isThis: boolean;
}
