/**
 * Where browsers send how fast a page was. It is below `/api`, which sections may call, but the shell answers it, because it
 * knows the releases.
 */
export const VITALS_URL = '/api/vitals';

/** The names of the `web-vitals` library. */
export const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** A document measures each metric once, and again each time it is restored from the back/forward cache. */
export const MAX_VITALS = 20;

/** The section name for what no section renders. */
export const SHELL_SECTION = 'shell';

/** One measurement: milliseconds, or a layout shift score. It contains nothing about the visitor, and no address. */
export interface Vital {
  vital: (typeof VITALS)[number];
  value: number;
  section: string;
  release: string;
}
