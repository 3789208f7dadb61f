import type { Figure } from '../report/figure.ts';
import type { Sites } from '../sites/sites.ts';

export interface PartContext {
  sites: Sites;
  /** Number of measurements; the median counts. */
  rounds: number;
  /** Prints progress. */
  say(line: string): void;
}

/** One kind of measurement. Starts the sites it needs; the caller stops them. */
export interface Part {
  title: string;
  measure(context: PartContext): Promise<Figure[]>;
}
