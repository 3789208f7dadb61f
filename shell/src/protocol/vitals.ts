/** Where browsers send how fast a page was: below `/api`, which is what sections may call, and answered by the shell, which knows the releases. */
export const VITALS_URL = '/api/vitals';

/** The names of the `web-vitals` library. */
export const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** A document measures each once, and once more each time it comes back out of the browser's cache. */
export const MAX_VITALS = 20;

/** The section of what no section renders. */
export const SHELL_SECTION = 'shell';

/** One measurement: milliseconds, or the score of a layout that moved. Nothing about the visitor, and no address. */
export interface Vital {
  vital: (typeof VITALS)[number];
  value: number;
  section: string;
  release: string;
}
