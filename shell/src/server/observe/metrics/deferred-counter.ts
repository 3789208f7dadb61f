import { Counter, type CounterConfiguration } from 'prom-client';

/**
 * A counter for events of every request: counts in a plain number. The metrics library, which validates and looks up each
 * label, receives the counts only when the metrics are read.
 */
export class DeferredCounter<Label extends string> {
  readonly #counter: Counter<Label>;
  readonly #pending = new Map<string, { labels: Record<Label, string | number>; count: number }>();

  constructor(configuration: CounterConfiguration<Label>) {
    this.#counter = new Counter({ ...configuration, collect: () => this.#flush() });
  }

  /** `key`: the same for the same labels. */
  inc(key: string, labels: Record<Label, string | number>, by = 1): void {
    const known = this.#pending.get(key);
    if (known) known.count += by;
    else this.#pending.set(key, { labels, count: by });
  }

  remove(key: string, labels: Record<Label, string | number>): void {
    this.#pending.delete(key);
    this.#counter.remove(labels);
  }

  #flush(): void {
    for (const { labels, count } of this.#pending.values()) this.#counter.inc(labels, count);
    this.#pending.clear();
  }
}
