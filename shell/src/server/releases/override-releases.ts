import {
  type Deployment,
  deploymentOf,
  integrityOf,
  type RegistryDocument,
  type ReleaseDescriptor,
  releaseOf,
} from '@facade/platform/registry';
import type { Override } from '@facade/platform/tokens';
import { LRUCache } from 'lru-cache';
import { browserRelease } from './browser-release.ts';
import { originOf } from './open-deployments.ts';
import type { OpenReleases } from './open-releases.ts';
import type { ReleaseHandle } from './release-handle.ts';
import { releaseSource } from './release-source.ts';
import type { SectionRelease } from './section-release.ts';

export interface OverrideReleasesOptions {
  open: OpenReleases;
  /** Origins from which the server may fetch and run releases. */
  origins: ReadonlySet<string>;
  log: { warn(details: object, message: string): void };
}

/** Releases not used for this long, in milliseconds, are closed, as are all except the last few. */
const KEEP_OPEN_FOR = 10 * 60_000;
const MAX_OPEN = 12;
/** Delay before a failed release is requested again, in milliseconds. */
const RETRY = 2000;

/** Opens the releases that overrides name, on demand. */
export class OverrideReleases {
  readonly #options: OverrideReleasesOptions;
  readonly #kept: LRUCache<string, ReleaseHandle>;
  readonly #failed = new LRUCache<string, true>({ max: 100, ttl: RETRY });

  constructor(options: OverrideReleasesOptions) {
    this.#options = options;
    this.#kept = new LRUCache({ max: MAX_OPEN, ttl: KEEP_OPEN_FOR, dispose: (handle) => options.open.drop(handle) });
  }

  /** The release of an override, held for the caller; null if it is unavailable. */
  async take(override: Override, document: RegistryDocument): Promise<SectionRelease | null> {
    const { section, kind, name } = override;
    if (kind === 'url' && !this.#options.origins.has(new URL(name).origin)) return browserRelease(section, name);
    const key = `${section} ${kind} ${name}`;
    if (this.#failed.has(key)) return null;
    try {
      const handle = kind === 'url' ? await this.#takeFrom(section, name) : await this.#takeStored(override, document);
      if (handle) this.#keep(handle);
      return handle;
    } catch (error) {
      this.#failed.set(key, true);
      this.#options.log.warn({ section, [kind]: name, reason: (error as Error).message }, 'override cannot be opened');
      return null;
    }
  }

  /** Closes releases that were not used lately. */
  purge(): void {
    this.#kept.purgeStale();
  }

  /** All releases that are kept open for the next request. */
  get kept(): Iterable<ReleaseHandle> {
    return this.#kept.values();
  }

  #keep(handle: ReleaseHandle): void {
    if (this.#kept.get(handle.key) === handle) return;
    this.#options.open.hold(handle);
    this.#kept.set(handle.key, handle);
  }

  async #takeStored({ section, kind, name }: Override, document: RegistryDocument): Promise<ReleaseHandle | null> {
    const channels = document.extras.channels[section] ?? {};
    const version = kind === 'version' ? name : Object.hasOwn(channels, name) && channels[name];
    const release = version && releaseOf(document, section, version);
    if (!release) return null;
    return this.#options.open.take(section, deploymentOf(release, 0, false), originOf(document, section));
  }

  /** A release folder on a trusted host: opened by its descriptor, again each time that changes. */
  async #takeFrom(section: string, entry: string): Promise<ReleaseHandle> {
    const base = new URL('..', entry).href;
    const description = await releaseSource(base, '').read('release.json');
    const { version } = JSON.parse(description.toString('utf8')) as ReleaseDescriptor;
    const deployment: Deployment = {
      url: entry,
      metadata: { version, integrity: '' },
      deployment: { traffic: 0, default: false },
      extras: { base, publishedAt: '', descriptor: integrityOf(description) },
    };
    return this.#options.open.take(section, deployment, '', `${section} ${base} ${deployment.extras.descriptor}`);
  }
}
