import type { LocalReleases, Registry, RegistryDocument } from '@facade/platform/registry';
import type { createInstance } from '@module-federation/runtime';
import { provideFederationRuntime } from './federation-globals.ts';
import { openRelease } from './open-release.ts';
import type { ReleaseHandle } from './release-handle.ts';
import { ReleaseSet } from './release-set.ts';
import type { SectionSource } from './section-source.ts';

export interface ReleasesOptions {
  registry: Pick<Registry, 'read' | 'lastGood'>;
  releases: LocalReleases;
  shared: NonNullable<Parameters<typeof createInstance>[0]['shared']>;
  log: { warn(details: object, message: string): void; info(details: object, message: string): void };
}

/** A lease on the releases of one request: they stay loaded until it is given back. */
export interface Lease {
  set: ReleaseSet;
  release(): void;
}

/** A section that could not be opened is tried again this often, in milliseconds. */
const RETRY = 2000;

/**
 * Follows the registry: opens what is newly live, swaps in one step, closes what no request uses any more.
 * A section whose release cannot be opened keeps its last good one; without one it is missing, and only it.
 */
export class Releases implements SectionSource {
  readonly #options: ReleasesOptions;
  readonly #uses = new Map<ReleaseSet, number>();
  #current = new ReleaseSet(new Map(), new Map());
  #revision = -1;
  /** Every live release could be opened. */
  #complete = false;
  #retryAt = 0;
  #refreshing: Promise<void> | null = null;

  constructor(options: ReleasesOptions) {
    this.#options = options;
    provideFederationRuntime();
  }

  /** Looks at the registry once. Calls while one look is under way share it. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  lease(): Lease {
    const set = this.#current;
    this.#uses.set(set, (this.#uses.get(set) ?? 0) + 1);
    let given = false;
    return {
      set,
      release: () => {
        if (given) return;
        given = true;
        this.#uses.set(set, (this.#uses.get(set) ?? 1) - 1);
        this.#closeUnused();
      },
    };
  }

  async #refresh(): Promise<void> {
    let document: RegistryDocument;
    try {
      document = await this.#options.registry.read();
    } catch (error) {
      this.#options.log.warn({ error: String(error) }, 'the registry cannot be read; keeping the last good one');
      const lastGood = await this.#options.registry.lastGood();
      if (!lastGood) return;
      document = lastGood;
    }
    const settled = this.#complete || Date.now() < this.#retryAt;
    if (document.extras.revision === this.#revision && settled) return;
    this.#complete = true;
    const next = await this.#open(document);
    this.#retryAt = Date.now() + RETRY;
    this.#revision = document.extras.revision;
    if (next.id === this.#current.id) return;
    this.#options.log.info({ revision: this.#revision, releases: next.id }, 'release set');
    this.#uses.set(this.#current, this.#uses.get(this.#current) ?? 0);
    this.#current = next;
    this.#closeUnused();
  }

  async #open({ microFrontends }: RegistryDocument): Promise<ReleaseSet> {
    const handles = new Map<string, ReleaseHandle>();
    const missing = new Map<string, string>();
    await Promise.all(
      Object.entries(microFrontends).map(async ([section, deployments]) => {
        const live = deployments.find(({ deployment }) => deployment.default);
        const present = this.#current.handles.get(section);
        if (!live) return;
        const opened = this.#opened(section, live.metadata.version);
        if (opened) return handles.set(section, opened);
        try {
          handles.set(section, await openRelease(section, live, this.#options));
        } catch (error) {
          this.#complete = false;
          const reason = error instanceof Error ? error.message : String(error);
          this.#options.log.warn({ section, version: live.metadata.version, reason }, 'release cannot be opened');
          if (present) handles.set(section, present);
          else missing.set(section, reason);
        }
      }),
    );
    return new ReleaseSet(handles, missing);
  }

  /** A release that is open already: a live one, or one that was replaced and that some request still uses. */
  #opened(section: string, version: string): ReleaseHandle | undefined {
    return [this.#current, ...this.#uses.keys()]
      .map(({ handles }) => handles.get(section))
      .find((handle) => handle?.descriptor.version === version);
  }

  #closeUnused(): void {
    const inUse = new Set(this.#current.handles.values());
    for (const [set, uses] of this.#uses) {
      if (uses > 0) for (const handle of set.handles.values()) inUse.add(handle);
    }
    for (const [set, uses] of this.#uses) {
      if (uses > 0 || set === this.#current) continue;
      this.#uses.delete(set);
      for (const handle of set.handles.values()) if (!inUse.has(handle)) handle.close();
    }
  }
}
