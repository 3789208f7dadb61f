import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import type { PageOrigin } from '../../pages/page-observer.ts';
import { LateCounter } from './late-counter.ts';
import { ReleaseMetrics } from './release-metrics.ts';

/** Everything that `GET /metrics` answers. */
export class SiteMetrics {
  readonly registry = new Registry();
  readonly releases = new ReleaseMetrics(this.registry);
  readonly #requests = new LateCounter({
    name: 'facade_http_requests_total',
    help: 'Requests by status',
    labelNames: ['status'],
    registers: [this.registry],
  });
  readonly #pages = new LateCounter({
    name: 'facade_pages_total',
    help: 'Pages by where they came from: the page cache, the cache although it is older than the data (stale), or a render',
    labelNames: ['from'],
    registers: [this.registry],
  });
  readonly #halts = new Counter({
    name: 'facade_canary_halts_total',
    help: 'Canaries this process has halted because their error budget was spent',
    labelNames: ['section'],
    registers: [this.registry],
  });

  readonly #rollbacks = new Counter({
    name: 'facade_live_rollbacks_total',
    help: 'Live releases this process has rolled back because their error budget was spent',
    labelNames: ['section'],
    registers: [this.registry],
  });

  readonly #refused = new LateCounter({
    name: 'facade_refused_total',
    help: 'Connections and requests that were refused to protect the site, by reason',
    labelNames: ['reason'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    for (const from of ['cache', 'checked', 'stale', 'render']) this.#pages.inc(from, { from }, 0);
    for (const reason of ['renders', 'event-loop']) this.#refused.inc(reason, { reason }, 0);
  }

  answered(status: number): void {
    this.#requests.inc(String(status), { status });
  }

  asked(from: PageOrigin): void {
    this.#pages.inc(from, { from });
  }

  refused(reason: string): void {
    this.#refused.inc(reason, { reason });
  }

  reverted(section: string): void {
    this.#rollbacks.inc({ section });
  }

  halted(section: string): void {
    this.#halts.inc({ section });
  }
}
