import type { Harm } from '@facade/shared-domain/releases';

/** Where the browser reports sections that failed. */
export const REPORT_URL = '/_report';

/** Maximum per request, and per page in total. */
export const MAX_REPORTS = 10;

/** Longer reasons are cut, in characters. */
export const MAX_REASON = 200;

/** One failure as it is sent. It contains nothing about the visitor, and no address. */
export interface Report {
  section: string;
  release: string;
  expose: string;
  timedOut: boolean;
  reason: string;
  /** Where in the release's scripts it was thrown and called from, each a `FRAME`; absent if the stack does not say. */
  frames?: string[];
  /** Not a failure: the page works, but the section did this. */
  harm?: Harm;
}
