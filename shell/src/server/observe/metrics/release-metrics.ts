import { HARMS, type Harm } from '@facade/shared-domain/releases';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { GoalMetrics } from './goal-metrics.ts';
import { VitalMetrics } from './vital-metrics.ts';

/** Where something happened. */
export type Side = 'server' | 'browser';

interface Labels {
  section: string;
  release: string;
}

const LABELS = ['section', 'release', 'side'] as const;

/** In seconds. A render takes from a tenth of a millisecond to half a second. */
const BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5];

/**
 * Metrics of each release of each section. Only releases in the registry are counted, so that nobody can inflate the list.
 * Releases that leave the registry are removed.
 */
export class ReleaseMetrics {
  readonly vitals: VitalMetrics;
  readonly goals: GoalMetrics;
  readonly #loads: Counter<(typeof LABELS)[number]>;
  readonly #failures: Counter<(typeof LABELS)[number]>;
  readonly #timeouts: Counter<(typeof LABELS)[number]>;
  readonly #harms: Counter<'section' | 'release' | 'harm'>;
  readonly #renders: Histogram<(typeof LABELS)[number]>;
  readonly #traffic: Gauge<'section' | 'release'>;
  readonly #known = new Map<string, Labels>();
  readonly #begun = new Set<string>();

  constructor(registry: Registry) {
    const registers = [registry];
    const knows = ({ section, release }: Labels) => this.knows(section, release);
    this.vitals = new VitalMetrics(registry, knows);
    this.goals = new GoalMetrics(registry, knows);
    const count = (name: string, help: string) => new Counter({ name, help, labelNames: LABELS, registers });
    this.#loads = count(
      'facade_section_loads_total',
      'Documents that contain a section: rendered by the server (side server), or left to a browser (side browser)',
    );
    this.#failures = count('facade_section_failures_total', 'Pages and fragments that failed, including timeouts');
    this.#timeouts = count('facade_section_timeouts_total', 'Pages and fragments that took too long');
    this.#harms = new Counter({
      name: 'facade_section_harms_total',
      help: 'Pages in browsers on which code of a section blocked the main thread, collected listeners, or changed built-in objects',
      labelNames: ['section', 'release', 'harm'],
      registers,
    });
    this.#renders = new Histogram({
      name: 'facade_section_render_seconds',
      help: 'Time to render one page or fragment on the server, without the fragments of other sections inside it',
      labelNames: LABELS,
      buckets: BUCKETS,
      registers,
    });
    this.#traffic = new Gauge({
      name: 'facade_release_traffic_percent',
      help: 'Share of visitors who get a release',
      labelNames: ['section', 'release'],
      registers,
    });
  }

  /** Sets the releases of the registry, each with its share of visitors if it has one. */
  follow(releases: readonly (Labels & { percent: number | null })[]): void {
    const present = new Set(releases.map(keyOf));
    for (const [key, labels] of this.#known) if (!present.has(key)) this.#forget(key, labels);
    this.#traffic.reset();
    for (const { section, release, percent } of releases) {
      const key = keyOf({ section, release });
      const labels = this.#known.get(key) ?? { section, release };
      this.#known.set(key, labels);
      if (percent === null) continue;
      this.#traffic.set({ section, release }, percent);
      this.#begin(key, labels);
    }
  }

  loaded(section: string, release: string, side: Side): void {
    if (this.knows(section, release)) this.#loads.inc({ section, release, side });
  }

  failed(section: string, release: string, side: Side, timedOut: boolean): void {
    if (!this.knows(section, release)) return;
    this.#failures.inc({ section, release, side });
    if (timedOut) this.#timeouts.inc({ section, release, side });
  }

  harmed(section: string, release: string, harm: Harm): void {
    if (this.knows(section, release)) this.#harms.inc({ section, release, harm });
  }

  rendered(section: string, release: string, milliseconds: number): void {
    if (this.knows(section, release)) this.#renders.observe({ section, release, side: 'server' }, milliseconds / 1000);
  }

  knows(section: string, release: string): boolean {
    return this.#known.has(keyOf({ section, release }));
  }

  /** Counters start at zero before the first event, so that rates are correct from then on. */
  #begin(key: string, labels: Labels): void {
    if (this.#begun.has(key)) return;
    this.#begun.add(key);
    for (const side of ['server', 'browser'] as const) {
      for (const counter of [this.#loads, this.#failures, this.#timeouts]) counter.inc({ ...labels, side }, 0);
    }
    this.#renders.zero({ ...labels, side: 'server' });
  }

  #forget(key: string, labels: Labels): void {
    this.#known.delete(key);
    this.#begun.delete(key);
    this.vitals.forget(labels);
    this.goals.forget(labels);
    for (const harm of HARMS) this.#harms.remove({ ...labels, harm });
    for (const side of ['server', 'browser'] as const) {
      for (const metric of [this.#loads, this.#failures, this.#timeouts, this.#renders])
        metric.remove({ ...labels, side });
    }
  }
}

const keyOf = ({ section, release }: Labels): string => `${section}@${release}`;
