import type { Deployment } from '@facade/platform/registry';
import type { ReleaseHandle } from './release-handle.ts';
import type { SectionRelease } from './section-release.ts';

type OpenRelease = (section: string, deployment: Deployment, origin: string) => Promise<ReleaseHandle>;

interface Entry {
  opening: Promise<ReleaseHandle>;
  /** Set once it is open. */
  handle?: ReleaseHandle;
  holders: number;
}

/** The open releases of this server, each once. A release is closed as soon as nothing holds it any more. */
export class OpenReleases {
  readonly #open: OpenRelease;
  readonly #entries = new Map<string, Entry>();
  readonly #keys = new WeakMap<SectionRelease, string>();

  constructor(open: OpenRelease) {
    this.#open = open;
  }

  /**
   * Opens a release or finds it open, and holds it for the caller, who must drop it.
   * @param origin from which browsers get its files first; empty: from the site itself
   * @param key differs for different files
   */
  async take(
    section: string,
    deployment: Deployment,
    origin = '',
    key = keyOf(section, deployment, origin),
  ): Promise<ReleaseHandle> {
    const entry = this.#entries.get(key) ?? { opening: this.#open(section, deployment, origin), holders: 0 };
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

/** By its place as well: a release that is moved is opened from there, even while a request still uses it from where it was. */
const keyOf = (section: string, { metadata, extras: { base } }: Deployment, origin: string): string =>
  `${section}@${metadata.version} ${origin} ${base}`;
