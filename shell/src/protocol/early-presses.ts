/**
 * What the visitor pressed before React had hydrated it, and when, in milliseconds of the page. A script in the document's head collects
 * it; the page's script repeats it.
 */
export interface EarlyPresses extends Map<HTMLElement, number> {
  /** Called after each one, once the page's script has started. */
  noted?: () => void;
}

declare global {
  interface Window {
    facadePresses?: EarlyPresses;
  }
}

/** On an element that is no button, but does something only by script. */
export const AWAITS_SCRIPT = 'data-awaits-script';
