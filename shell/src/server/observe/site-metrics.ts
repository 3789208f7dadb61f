import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { ReleaseMetrics } from './release-metrics.ts';

/** Answers come from memory within a millisecond, or are drawn from data of the api. In seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** Everything `GET /metrics` tells. */
export class SiteMetrics {
  readonly registry = new Registry();
  readonly releases = new ReleaseMetrics(this.registry);
  readonly #requests = new Counter({
    name: 'facade_http_requests_total',
    help: 'Requests by status',
    labelNames: ['status'],
    registers: [this.registry],
  });
  readonly #durations = new Histogram({
    name: 'facade_http_request_seconds',
    help: 'Time from a request to the end of its answer',
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly #pages = new Counter({
    name: 'facade_pages_total',
    help: 'Pages by where they came from: the page cache, or a drawing',
    labelNames: ['from'],
    registers: [this.registry],
  });
  readonly #halts = new Counter({
    name: 'facade_canary_halts_total',
    help: 'Canaries this process has halted because their error budget was spent',
    labelNames: ['section'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    for (const from of ['cache', 'drawing']) this.#pages.inc({ from }, 0);
  }

  answered(status: number, milliseconds: number): void {
    this.#requests.inc({ status });
    this.#durations.observe(milliseconds / 1000);
  }

  asked(from: 'cache' | 'drawing'): void {
    this.#pages.inc({ from });
  }

  halted(section: string): void {
    this.#halts.inc({ section });
  }
}
