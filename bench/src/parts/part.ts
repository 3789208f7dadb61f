import type { Figure } from '../report/figure.ts';
import type { Sites } from '../sites/sites.ts';

export interface PartContext {
  sites: Sites;
  /** How often each thing is measured; the median counts. */
  rounds: number;
  /** Tells the reader that it goes on. */
  say(line: string): void;
}

/** One kind of measurement. Starts the sites it needs; who runs it stops them. */
export interface Part {
  title: string;
  measure(context: PartContext): Promise<Figure[]>;
}
