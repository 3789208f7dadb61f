import type { Head, NotFoundSignal } from '@facade/section-kit';

/** What renders the middle of the page. */
export type PageView = { type: 'section'; section: string; page: string } | { type: 'content' } | MessagePageView;

/** `too-long`: the address was not processed at all. */
export type NotFoundReason = NotFoundSignal['reason'] | 'too-long';

/** A message page: it has no content, and says why. */
export type MessagePageView =
  | { type: 'not-found'; reason: NotFoundReason }
  /** `leftToBrowser`: not a failure; only the browser may render this section. */
  | { type: 'unavailable'; section: string; leftToBrowser?: true }
  /** The api does not answer, or the server is overloaded. The same address works again in a moment. */
  | { type: 'later' }
  /** `reference`: the number to quote when asking about the error. */
  | { type: 'error'; reference?: string };

/** Data of a slot that the server has rendered. Otherwise: its section was unavailable, or only the browser may render it. */
export type SlotState = { data: unknown } | { failed: true; leftToBrowser?: true };

/** A page with everything needed to render it. Plain JSON, so that the server can send it to the browser. */
export interface LoadedPage {
  /** Path and query. */
  href: string;
  status: 200 | 404 | 410 | 500 | 503;
  view: PageView;
  data: unknown;
  head: Head;
  slots: Record<string, SlotState>;
}
