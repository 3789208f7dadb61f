import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import { OVERLOAD_REASONS } from '../../pages/admission/admission.ts';
import type { PageOrigin } from '../../pages/page-observer.ts';
import { ReleaseMetrics } from './release-metrics.ts';

/** All metrics of `GET /metrics`. */
export class SiteMetrics {
  readonly registry = new Registry();
  readonly releases = new ReleaseMetrics(this.registry);
  readonly #requests = new Counter({
    name: 'facade_http_requests_total',
    help: 'Requests by status',
    labelNames: ['status'],
    registers: [this.registry],
  });
  readonly #pages = new Counter({
    name: 'facade_pages_total',
    help: 'Pages by origin: the page cache, the cache although the data are newer (stale), or a render',
    labelNames: ['from'],
    registers: [this.registry],
  });
  readonly #halts = new Counter({
    name: 'facade_canary_halts_total',
    help: 'Canaries this process halted because their error budget was exhausted',
    labelNames: ['section'],
    registers: [this.registry],
  });

  readonly #rollbacks = new Counter({
    name: 'facade_live_rollbacks_total',
    help: 'Live releases this process rolled back because their error budget was exhausted',
    labelNames: ['section'],
    registers: [this.registry],
  });

  readonly #refused = new Counter({
    name: 'facade_refused_total',
    help: 'Connections and requests refused to protect the site, by reason',
    labelNames: ['reason'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    for (const from of ['cache', 'checked', 'stale', 'render']) this.#pages.inc({ from }, 0);
    for (const reason of OVERLOAD_REASONS) this.#refused.inc({ reason }, 0);
  }

  answered(status: number): void {
    this.#requests.inc({ status });
  }

  asked(from: PageOrigin): void {
    this.#pages.inc({ from });
  }

  refused(reason: string): void {
    this.#refused.inc({ reason });
  }

  reverted(section: string): void {
    this.#rollbacks.inc({ section });
  }

  halted(section: string): void {
    this.#halts.inc({ section });
  }
}
