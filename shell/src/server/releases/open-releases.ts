import type { Deployment } from '@facade/platform/registry';
import type { ReleaseHandle } from './release-handle.ts';
import type { SectionRelease } from './section-release.ts';

interface Entry {
  opening: Promise<ReleaseHandle>;
  /** Once it is open. */
  handle?: ReleaseHandle;
  holders: number;
}

/** The releases that are open on this server, each once: one is closed as soon as nobody holds it any more. */
export class OpenReleases {
  readonly #open: (section: string, deployment: Deployment) => Promise<ReleaseHandle>;
  readonly #entries = new Map<string, Entry>();
  readonly #keys = new WeakMap<SectionRelease, string>();

  constructor(open: (section: string, deployment: Deployment) => Promise<ReleaseHandle>) {
    this.#open = open;
  }

  /** Opens it, or finds it open, and holds it for the caller, who drops it. `key`: differs for different files. */
  async take(section: string, deployment: Deployment, key = keyOf(section, deployment)): Promise<ReleaseHandle> {
    const entry = this.#entries.get(key) ?? { opening: this.#open(section, deployment), holders: 0 };
    this.#entries.set(key, entry);
    entry.holders += 1;
    try {
      const handle = await entry.opening;
      entry.handle = handle;
      this.#keys.set(handle, key);
      return handle;
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
      throw error;
    }
  }

  /** Holds one that is held already, for somebody else. */
  hold(release: SectionRelease): void {
    const entry = this.#entryOf(release);
    if (entry) entry.holders += 1;
  }

  drop(release: SectionRelease): void {
    const entry = this.#entryOf(release);
    if (!entry) return;
    entry.holders -= 1;
    if (entry.holders > 0) return;
    this.#entries.delete(this.#keys.get(release) ?? '');
    entry.handle?.close();
  }

  /** None for what the browser alone loads. */
  #entryOf(release: SectionRelease): Entry | undefined {
    const entry = this.#entries.get(this.#keys.get(release) ?? '');
    return entry?.handle === release ? entry : undefined;
  }
}

const keyOf = (section: string, { metadata }: Deployment): string => `${section}@${metadata.version}`;
