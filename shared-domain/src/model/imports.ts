import type { StaffMember } from './agency.ts';

/** The last imports of homes: `GET /api/agency/imports`, for managers. */
export interface ImportsAnswer {
  staff: StaffMember;
  /** Whether feeds are imported by schedule, so that one may be imported now. */
  canRun: boolean;
  /** The newest first. */
  runs: ImportRunEntry[];
}

export interface ImportRunEntry {
  id: number;
  /** Name of the feed; empty for the first. */
  source: string;
  /** Name of the file. */
  file: string;
  /** ISO time. */
  beganAt: string;
  seconds: number;
  /** False: refused, and nothing was changed. */
  imported: boolean;
  /** Homes that were left out, and stay as they are on the site. */
  leftOut: number;
  counts: Record<'properties' | 'added' | 'changed' | 'removed', number>;
  /** Refused because so many homes would have left the site. */
  tooMany: { removed: number; homes: number } | null;
  errors: ImportProblems[];
  warnings: ImportProblems[];
  /** Problems that are not listed. */
  more: number;
}

/** What is wrong with a home, in the language of the request, and what to change in the CRM; without an id, with the file. */
export interface ImportProblems {
  home: string;
  problems: { message: string; advice: string; line: number | null }[];
}
