import { Histogram, type Registry } from 'prom-client';
import { SHELL_SECTION, VITALS, type Vital } from '../../../protocol/vitals.ts';

const LABELS = ['section', 'release'] as const;

/** In seconds. Includes the thresholds for good and poor: 0.2 and 0.5, 0.8 and 1.8, 1.8 and 3, 2.5 and 4. */
const SECONDS = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
/** Layout shift scores: good up to 0.1, poor from 0.25. */
const SCORES = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

interface Release {
  section: string;
  release: string;
}

/**
 * How fast pages were for visitors who agreed to measurements, by section and release. The list is at most five times that of
 * the releases: nobody can inflate it.
 */
export class VitalMetrics {
  readonly #times: Histogram<'vital' | (typeof LABELS)[number]>;
  readonly #shifts: Histogram<(typeof LABELS)[number]>;
  readonly #knows: (release: Release) => boolean;

  constructor(registry: Registry, knows: (release: Release) => boolean) {
    this.#knows = knows;
    const registers = [registry];
    this.#times = new Histogram({
      name: 'facade_web_vital_seconds',
      help: 'Web vitals of visitors who agreed: FCP, INP, LCP, TTFB',
      labelNames: ['vital', ...LABELS],
      buckets: SECONDS,
      registers,
    });
    this.#shifts = new Histogram({
      name: 'facade_web_vital_shift',
      help: 'Cumulative layout shift of visitors who agreed',
      labelNames: LABELS,
      buckets: SCORES,
      registers,
    });
  }

  measured(vitals: readonly Vital[]): void {
    for (const { vital, value, section, release } of vitals) {
      // The shell has no releases: all documents of a process have the same one.
      const labels = section === SHELL_SECTION ? { section, release: '' } : { section, release };
      if (section !== SHELL_SECTION && !this.#knows(labels)) continue;
      if (vital === 'CLS') this.#shifts.observe(labels, value);
      else this.#times.observe({ vital: vital.toLowerCase(), ...labels }, value / 1000);
    }
  }

  forget(release: Release): void {
    this.#shifts.remove(release);
    for (const vital of VITALS) this.#times.remove({ vital: vital.toLowerCase(), ...release });
  }
}
