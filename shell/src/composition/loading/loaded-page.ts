import type { Head, NotFoundSignal } from '@facade/section-kit';

/** Who renders the middle of the page. */
export type PageView = { type: 'section'; section: string; page: string } | { type: 'content' } | MessagePageView;

/** A page that has nothing to show, and says why. */
export type MessagePageView =
  | { type: 'not-found'; reason: NotFoundSignal['reason'] }
  /** `leftToBrowser`: nothing is wrong, the server may not render it. */
  | { type: 'unavailable'; section: string; leftToBrowser?: true }
  /** The api does not answer, or the server has too much to do: the same address is right in a moment. */
  | { type: 'later' }
  /** `reference`: what to quote when one asks about it. */
  | { type: 'error'; reference?: string };

/** Data of a slot the server has rendered, or the news that its section was not available, or not to be rendered by the server. */
export type SlotState = { data: unknown } | { failed: true; leftToBrowser?: true };

/** A page with everything needed to render it; plain JSON, so that it travels from server to browser. */
export interface LoadedPage {
  /** Path and query. */
  href: string;
  status: 200 | 404 | 410 | 500 | 503;
  view: PageView;
  data: unknown;
  head: Head;
  slots: Record<string, SlotState>;
}
