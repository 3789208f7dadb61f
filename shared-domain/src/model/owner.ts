/** Visits of an owner's properties: `GET /api/owner/statistics`. Days are Europe/Brussels. */
export interface OwnerStatistics {
  owner: { name: string; email: string };
  properties: {
    id: number;
    title: string;
    path: string;
    picture: import('./picture.ts').Picture | null;
    visits: number;
  }[];
  today: VisitFigure;
  week: VisitFigure;
  month: VisitFigure;
  total: VisitFigure;
  /** The last 30 days, oldest first, days without a visit included. */
  days: { date: string; visits: number }[];
  sources: { source: VisitSource; visits: number }[];
  history: OwnerEvent[];
}

export interface VisitFigure {
  visits: number;
  /** The period before, of the same length; null where there is none. */
  previous: number | null;
}

export type VisitSource = 'direct' | 'search' | 'site' | 'portal' | 'social' | 'mail' | 'other';

export interface OwnerEvent {
  /** ISO time. */
  at: string;
  kind: 'enquiry' | 'visit-request' | 'published' | 'price-changed' | 'viewing';
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
