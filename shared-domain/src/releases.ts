import type { GoalStep } from './goals.ts';
import type { StaffMember } from './model/agency.ts';

/** The releases of the site and what changed: `GET /api/agency/releases`, for managers. */
export interface ReleasesAnswer {
  staff: StaffMember;
  /** Null if no registry service answers: its commands say the same on the site's machine. */
  state: ReleasesState | null;
}

/** For which time the page of releases says what visitors achieve and what changed; the api takes these. */
export const RELEASE_SPANS = ['2h', '1d', '7d'] as const;
export type ReleaseSpan = (typeof RELEASE_SPANS)[number];

/** What `facade health` says of each section, and what `facade why` says of the site. */
export interface ReleasesState {
  sections: SectionHealth[];
  why: SiteReasons;
}

export interface SectionHealth {
  section: string;
  /** The canary, the live release and the one before it: each is compared with the next. */
  releases: ReleaseHealth[];
}

/** How a release of a section does. */
export interface ReleaseHealth {
  version: string;
  place: 'live' | 'canary' | 'before';
  /** Share of the visitors in percent. */
  percent: number;
  /** The change that gave it visitors, `at` an ISO time; null if the history does not have it. */
  since: { at: string; by: string; why: string | null } | null;
  /** Bytes of compressed script in all; null for a release whose contract is not stored. */
  size: number | null;
  /** Of the shell that was asked, since its start; null if it does not answer. */
  figures: ReleaseFigures | null;
  /** What it threw in browsers most often, seen in the time that was asked for; the count is of all time. */
  errors: ReleaseError[];
  /** Goal → how many visitors reached each of its steps. */
  goals: Record<string, GoalHealth>;
}

/** Pages on which code of a release threw the same. */
export interface ReleaseError {
  /** Without numbers, ids and quoted values; empty for errors that were too many to count apart. */
  message: string;
  /** Places in the sources, the throwing one first; in the release's scripts if it has no source map. */
  places: string[];
  pages: number;
  /** ISO times. */
  firstSeen: string;
  lastSeen: string;
}

/** What one shell has counted of a release since its start. */
export interface ReleaseFigures {
  /** Documents that visitors got. */
  loads: number;
  /** Failures on the server and in browsers. */
  failures: { server: number; browser: number };
  /** What its code did to pages in browsers, in pages; harms that nobody reported are absent. */
  harms: Partial<Record<Harm, number>>;
  vitals: ReleaseVitals;
}

/**
 * What code of a section did to the rest of a page in a browser: it blocked the main thread, collects listeners on `window`, or changed
 * built-in objects that all code uses.
 */
export const HARMS = ['blocks', 'listeners', 'patches'] as const;
export type Harm = (typeof HARMS)[number];

/** What three of four visits stay below; null without measurements. */
export interface ReleaseVitals {
  /** Largest contentful paint, in seconds. */
  lcp: number | null;
  /** Interaction to next paint, in seconds. */
  inp: number | null;
  /** Cumulative layout shift. */
  cls: number | null;
}

export type GoalSteps = Record<GoalStep, number>;

/** `lower`: all but certainly less than half as many reach it; `unclear`: fewer, but it may be chance. */
export type GoalVerdict = 'lower' | 'unclear' | 'as before';

/** `verdict`: beside the other release; absent without one. */
export type GoalHealth = GoalSteps & { verdict?: GoalVerdict };

/** What changed since a time, and the goals beside the week before. */
export interface SiteReasons {
  /** ISO time. */
  since: string;
  /** The newest first; `at` an ISO time. */
  changes: { kind: 'release' | 'content' | 'feed'; at: string; by: string; what: string; why: string | null }[];
  goals: ComparedGoal[];
}

/** A goal of the pages with a section, since a time and in the week before. */
export interface ComparedGoal {
  section: string;
  goal: string;
  since: GoalSteps;
  before: GoalSteps | null;
  verdict: GoalVerdict;
}

/** What a manager may do with the release that visitors of a section get. */
export type ReleaseAction = 'rollback' | 'halt' | 'promote';
