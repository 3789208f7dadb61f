import { statfs } from 'node:fs/promises';
import type { ServerApi } from '../api/api-client.ts';
import type { SiteSource } from '../api/site-source.ts';
import { keepWatching } from '../keep-watching.ts';
import type { Admission } from '../pages/admission/admission.ts';
import type { SectionSource } from '../releases/section-source.ts';

export interface HealthOptions {
  api: ServerApi;
  sites: SiteSource;
  sections: SectionSource;
  admission: Admission;
  /** Folder of the shell's state. */
  data: string;
  /** The process was asked to end: whoever sends it visitors should stop. */
  isDraining(): boolean;
}

export type CheckName = 'api' | 'registry' | 'sections' | 'disk' | 'drain' | 'load';

/** `degraded`: visitors are answered, and somebody should look; `unavailable`: another server is the better one. */
export interface HealthReport {
  status: 'ok' | 'degraded' | 'unavailable';
  checks: Record<CheckName, boolean>;
}

/** The registry is read twice a second. Older than this, in seconds, publications do not reach visitors. */
const OLD_REGISTRY = 60;
/** Less than this, in bytes, and releases from a bucket may not fit. */
const LOW_DISK = 100 * 1024 * 1024;
const LOOK_AT_DISK = 10_000;

/** What the last looks have found: whoever asks causes none. */
export class Health {
  readonly #options: HealthOptions;
  readonly #stop: () => void;
  #freeBytes: number | null = null;

  constructor(options: HealthOptions) {
    this.#options = options;
    void this.#lookAtDisk();
    this.#stop = keepWatching(() => this.#lookAtDisk(), LOOK_AT_DISK);
  }

  report(): HealthReport {
    const { api, sites, sections, admission, isDraining } = this.#options;
    const { open, withoutRelease } = sections.state();
    const checks: HealthReport['checks'] = {
      api: !api.isAway && sites.isKnown,
      registry: this.registryAge <= OLD_REGISTRY,
      sections: withoutRelease === 0 && open !== null,
      disk: this.#freeBytes === null || this.#freeBytes >= LOW_DISK,
      drain: !isDraining(),
      load: !admission.isOverloaded,
    };
    // One section that is away costs its own pages; without any there is no site.
    const hasSections = open !== null && (open > 0 || withoutRelease === 0);
    // Without the api pages come from the cache, as from every other shell: all share one api.
    const isUp = sites.isKnown && checks.drain && hasSections;
    const isWell = Object.values(checks).every(Boolean);
    return { status: isUp ? (isWell ? 'ok' : 'degraded') : 'unavailable', checks };
  }

  /** Seconds since the registry could be read last, or since the server has tried. */
  get registryAge(): number {
    return (Date.now() - this.#options.sections.state().registryReadAt) / 1000;
  }

  get sectionsWithoutRelease(): number {
    return this.#options.sections.state().withoutRelease;
  }

  /** Bytes left in the folder of the shell's state; null where nobody can say. */
  get freeBytes(): number | null {
    return this.#freeBytes;
  }

  stop(): void {
    this.#stop();
  }

  async #lookAtDisk(): Promise<void> {
    this.#freeBytes = await statfs(this.#options.data).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => null,
    );
  }
}
