import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Values of a gauge by the value of its label, or a single one. */
export type Reading = number | Record<string, number>;

/** Everything `GET /metrics` of the api reports. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Counter({
    name: 'facade_http_requests_total',
    help: 'Requests by status',
    labelNames: ['status'],
    registers: [this.registry],
  });
  readonly #refused = new Counter({
    name: 'facade_refused_total',
    help: 'Requests refused by a limit (429), or because a dependency did not answer or was overloaded (503)',
    labelNames: ['reason'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** @param reason of a 503 */
  answered(status: number, reason = 'unavailable'): void {
    this.#requests.inc({ status });
    if (status === 429) this.#refused.inc({ reason: 'limit' });
    if (status === 503) this.#refused.inc({ reason });
  }

  /**
   * Registers a gauge that is read at each request for the metrics.
   * @param label name of the label, if `read` returns a number for each of its values
   * @param read if it fails, the gauge has no value, and the other metrics are still reported
   */
  gauge(name: string, help: string, read: () => Promise<Reading> | Reading, label?: string): void {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [this.registry],
      async collect() {
        this.reset();
        const reading = await Promise.resolve(read()).catch(() => Number.NaN);
        if (typeof reading === 'number') this.set(label ? { [label]: '' } : {}, reading);
        else for (const [value, figure] of Object.entries(reading)) this.set({ [label ?? 'name']: value }, figure);
      },
    });
  }
}
