import { statfs } from 'node:fs/promises';
import { type Repeated, repeat } from '@facade/server-kit/repeat';
import type { ServerApi } from '../api/api-client.ts';
import type { SiteSource } from '../api/site-source.ts';
import type { Admission } from '../pages/admission/admission.ts';
import type { SectionSource } from '../releases/section-source.ts';

export interface HealthOptions {
  api: ServerApi;
  sites: SiteSource;
  sections: SectionSource;
  admission: Admission;
  /** Folder of the shell's state. */
  data: string;
  /** Whether the process has been asked to stop: load balancers should stop sending visitors. */
  isDraining(): boolean;
}

export type CheckName = 'api' | 'registry' | 'sections' | 'disk' | 'drain' | 'load';

/** `degraded`: visitors are served, but an operator should check. `unavailable`: another server should take over. */
export interface HealthReport {
  status: 'ok' | 'degraded' | 'unavailable';
  checks: Record<CheckName, boolean>;
}

/** The registry is read twice a second. If it is older than this, in seconds, publications do not reach visitors. */
const OLD_REGISTRY = 60;
/** If less space than this is free, in bytes, releases from a bucket may not fit. */
const LOW_DISK = 100 * 1024 * 1024;
const DISK_POLL_INTERVAL = 10_000;

/** Reports the results of the last polls. A health request triggers no poll. */
export class Health {
  readonly #options: HealthOptions;
  readonly #polls: Repeated;
  #freeBytes: number | null = null;

  constructor(options: HealthOptions) {
    this.#options = options;
    // A disk that cannot be read is none with little space: the poll itself never fails.
    this.#polls = repeat(() => this.#pollDisk(), { first: 0, every: DISK_POLL_INTERVAL, onFailure: () => {} });
  }

  report(): HealthReport {
    const { api, sites, sections, admission, isDraining } = this.#options;
    const { open, withoutRelease } = sections.state();
    const checks: HealthReport['checks'] = {
      api: !api.isUnreachable && sites.isKnown,
      registry: this.registryAge <= OLD_REGISTRY,
      sections: withoutRelease === 0 && open !== null,
      disk: this.#freeBytes === null || this.#freeBytes >= LOW_DISK,
      drain: !isDraining(),
      load: !admission.isOverloaded,
    };
    // A missing section affects only its own pages, but without any section there is no site.
    const hasSections = open !== null && (open > 0 || withoutRelease === 0);
    // Without the api, pages come from the cache. Other shells would do no better, because all share one api.
    const isUp = sites.isKnown && checks.drain && hasSections;
    const isWell = Object.values(checks).every(Boolean);
    return { status: isUp ? (isWell ? 'ok' : 'degraded') : 'unavailable', checks };
  }

  /** Seconds since the registry was last read successfully, or since the first attempt. */
  get registryAge(): number {
    return (Date.now() - this.#options.sections.state().registryReadAt) / 1000;
  }

  get sectionsWithoutRelease(): number {
    return this.#options.sections.state().withoutRelease;
  }

  /** Free bytes in the folder of the shell's state; null if unknown. */
  get freeBytes(): number | null {
    return this.#freeBytes;
  }

  stop(): void {
    void this.#polls.stop();
  }

  async #pollDisk(): Promise<void> {
    this.#freeBytes = await statfs(this.#options.data).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => null,
    );
  }
}
