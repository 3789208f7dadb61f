import type { Deployment } from '@facade/platform/registry';
import type { ReleaseHandle } from './release-handle.ts';
import type { SectionRelease } from './section-release.ts';

interface Entry {
  opening: Promise<ReleaseHandle>;
  /** Set once it is open. */
  handle?: ReleaseHandle;
  holders: number;
}

/** The open releases of this server, each once. A release is closed as soon as nothing holds it any more. */
export class OpenReleases {
  readonly #open: (section: string, deployment: Deployment) => Promise<ReleaseHandle>;
  readonly #entries = new Map<string, Entry>();
  readonly #keys = new WeakMap<SectionRelease, string>();

  constructor(open: (section: string, deployment: Deployment) => Promise<ReleaseHandle>) {
    this.#open = open;
  }

  /** Opens a release or finds it open, and holds it for the caller, who must drop it. `key`: differs for different files. */
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

  /** Adds another hold to a release that is already held. */
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

  /** None for a release that only the browser loads. */
  #entryOf(release: SectionRelease): Entry | undefined {
    const entry = this.#entries.get(this.#keys.get(release) ?? '');
    return entry?.handle === release ? entry : undefined;
  }
}

const keyOf = (section: string, { metadata }: Deployment): string => `${section}@${metadata.version}`;
