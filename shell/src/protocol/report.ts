/** Where the browser tells the server of sections that failed. */
export const REPORT_URL = '/_report';

/** At most this many in one message; a page tells no more than that in all. */
export const MAX_REPORTS = 10;

/** Longer reasons are cut, in characters. */
export const MAX_REASON = 200;

/** One failure as it is sent: nothing about the visitor, and no address. */
export interface Report {
  section: string;
  release: string;
  expose: string;
  timedOut: boolean;
  reason: string;
}
