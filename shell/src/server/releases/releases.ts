import type { KeyObject } from 'node:crypto';
import {
  type Deployment,
  emptyDocument,
  type LocalReleases,
  RELEASES_URL,
  type Registry,
  type RegistryDocument,
} from '@facade/platform/registry';
import type { Suspects } from '@facade/platform/suspects';
import type { FastifyBaseLogger } from 'fastify';
import { provideFederationRuntime } from '../../library-insides/module-federation/federation-globals.ts';
import { Outage } from '../observe/logs/outage.ts';
import type { RendererPool } from '../renderers/renderer-pool.ts';
import { isIn } from '../variants/bucket.ts';
import type { Visitor } from '../variants/visitor.ts';
import { EarlierSets } from './earlier-sets.ts';
import {
  deadlineBeside,
  dropDeployments,
  NO_DEPLOYMENTS,
  type OpenDeployments,
  openDeployments,
} from './open-deployments.ts';
import { OpenReleases } from './open-releases.ts';
import { OpenSets } from './open-sets.ts';
import { OverrideReleases } from './override-releases.ts';
import { ReleaseHandle } from './release-handle.ts';
import type { SectionRelease } from './section-release.ts';
import type { Lease, OverrideState, SectionSource, SectionState } from './section-source.ts';

export interface ReleasesOptions extends OpenReleaseOptions {
  registry: Pick<Registry, 'read' | 'lastGood'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Selects the visitors of a canary; a key of the purpose `canary`. */
  canaryKey: KeyObject;
  /** Origins from which an override may make the server fetch and run releases. */
  overrideOrigins?: ReadonlySet<string>;
  /** Called for each new state of the registry before its releases are opened. */
  onDocument?: (document: RegistryDocument) => void;
  /** The processes that run the code of the releases. Absent: this process does. */
  renderers?: Pick<RendererPool, 'open' | 'prepare' | 'follow'> | undefined;
  /** Called for each release that could not be opened. */
  onOpenFailed?: (section: string, version: string) => void;
}

/** Delay before a section that could not be opened is retried, in milliseconds. */
const RETRY = 2000;

/**
 * Follows the registry: opens new live releases, swaps them in at once, closes releases that no request uses any more. If a
 * section's release cannot be opened, its last good one stays; without one only this section is missing. Each visitor gets the
 * live releases, the canaries selected for the visitor, and the visitor's overrides.
 */
export class Releases implements SectionSource {
  readonly #options: ReleasesOptions;
  readonly #open: OpenReleases;
  readonly #sets: OpenSets;
  readonly #overrides: OverrideReleases;
  readonly #outage: Outage;
  readonly #earlier = new EarlierSets();
  #document: RegistryDocument = emptyDocument();
  #deployments: OpenDeployments = NO_DEPLOYMENTS;
  #retryAt = 0;
  #readAt = Date.now();
  /** Releases that opened late, held until the next deployments use them. */
  #arrived: ReleaseHandle[] = [];
  #refreshing: Promise<void> | null = null;

  constructor(options: ReleasesOptions) {
    this.#options = options;
    this.#open = new OpenReleases((...release) => openRelease(options, ...release));
    this.#sets = new OpenSets(this.#open);
    const { overrideOrigins: origins = new Set(), log } = options;
    this.#overrides = new OverrideReleases({ open: this.#open, origins, log });
    this.#outage = new Outage({
      log,
      messages: {
        failed: 'the registry cannot be read; keeping the last good one',
        over: 'the registry can be read again',
      },
    });
    provideFederationRuntime();
  }

  /** Polls the registry once. Calls during a poll share it. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  earlier(): readonly string[] {
    return this.#earlier.usable(this.#document);
  }

  state(): SectionState {
    const { handles, missing } = this.#deployments;
    return {
      registryReadAt: this.#readAt,
      open: this.#deployments === NO_DEPLOYMENTS ? null : handles.size,
      withoutRelease: missing.size,
    };
  }

  async lease(visitor?: Visitor): Promise<Lease> {
    if (visitor && visitor.overrides.length > 0) return this.#overridden(visitor);
    const { canaries, missing } = this.#deployments;
    const chosen = visitor ? canaries.filter((canary) => isIn(this.#options.canaryKey, canary, visitor)) : [];
    const set = chosen.length === 0 ? this.#sets.main : this.#sets.of(this.#handlesWith(chosen), missing);
    // A canary that every visitor gets does not prevent caching.
    const varies = canaries.some(({ percent }) => percent < 100);
    return { set, varies, overrides: [], release: this.#sets.use(set) };
  }

  async #overridden(visitor: Visitor): Promise<Lease> {
    const taken = await Promise.all(
      visitor.overrides.map(async (override) => ({
        override,
        release: await this.#overrides.take(override, this.#document),
      })),
    );
    const { canaries, missing } = this.#deployments;
    const handles = this.#handlesWith(canaries.filter((canary) => isIn(this.#options.canaryKey, canary, visitor)));
    for (const { override, release } of taken) if (release) handles.set(override.section, release);
    const set = this.#sets.of(handles, new Map([...missing].filter(([section]) => !handles.has(section))));
    const use = this.#sets.use(set);
    for (const { release } of taken) if (release) this.#open.drop(release);
    const overrides = taken.map(
      ({ override, release }): OverrideState => ({ ...override, version: release?.version ?? null }),
    );
    return { set, varies: true, overrides, release: use };
  }

  #handlesWith(canaries: OpenDeployments['canaries']): Map<string, SectionRelease> {
    const handles = new Map(this.#deployments.handles);
    for (const { section, handle } of canaries) handles.set(section, handle);
    return handles;
  }

  async #refresh(): Promise<void> {
    const document = await this.#read();
    this.#overrides.purge();
    const isSettled = this.#deployments.complete || Date.now() < this.#retryAt;
    if (document && !(isSame(document, this.#document) && isSettled)) await this.#follow(document);
    this.#removeOldSets();
  }

  /** The registry, or the last good one; null if there never was one. */
  async #read(): Promise<RegistryDocument | null> {
    const { registry } = this.#options;
    const document = await this.#outage.watch(() => registry.read());
    if (document) this.#readAt = Date.now();
    return document ?? registry.lastGood();
  }

  async #follow(document: RegistryDocument): Promise<void> {
    const before = this.#deployments;
    const arrived = this.#arrived.splice(0);
    this.#options.onDocument?.(document);
    const deployments = await openDeployments(document, before, {
      open: this.#open,
      deadline: deadlineBeside(before),
      failed: (section, version, reason) => {
        this.#options.log.warn({ section, version, reason }, 'release cannot be opened');
        this.#options.onOpenFailed?.(section, version);
      },
    });
    await this.#options.renderers?.prepare(deployments.handles.values());
    this.#retryAt = Date.now() + RETRY;
    this.#document = document;
    this.#deployments = deployments;
    const main = this.#sets.of(deployments.handles, deployments.missing);
    if (main !== this.#sets.main) {
      this.#options.log.info({ revision: document.extras.revision, releases: main.id }, 'release set');
      this.#earlier.replaced(this.#sets.main, main);
      this.#sets.main = main;
    }
    this.#removeOldSets();
    dropDeployments(before, this.#open);
    for (const handle of arrived) this.#open.drop(handle);
    for (const opening of deployments.late) void this.#keepLate(opening);
    const { log, releases } = this.#options;
    releases.tidy(document).catch((error) => log.warn({ err: error }, 'old releases cannot be removed'));
  }

  async #keepLate(opening: OpenDeployments['late'][number]): Promise<void> {
    const handle = await opening;
    if (typeof handle === 'string') return;
    this.#arrived.push(handle);
    this.#retryAt = 0;
  }

  /** Removes sets with a release that is no longer offered. */
  #removeOldSets(): void {
    const { handles, canaries } = this.#deployments;
    const offered = new Set<SectionRelease>([
      ...handles.values(),
      ...canaries.map(({ handle }) => handle),
      ...this.#overrides.kept,
    ]);
    const isOffered = (release: SectionRelease) => release.leftToBrowser || offered.has(release);
    this.#options.renderers?.follow(new Set([...offered].map(({ key }) => key)));
    this.#sets.keepOnly((set) => set === this.#sets.main || [...set.handles.values()].every(isOffered));
  }
}

/** After a revision was removed and written again its number is meaningless; the signature identifies it. */
const isSame = ({ extras: one }: RegistryDocument, { extras: other }: RegistryDocument): boolean =>
  one.revision === other.revision && one.signature === other.signature;

interface OpenReleaseOptions {
  releases: LocalReleases;
  shared: Parameters<typeof ReleaseHandle.open>[3];
  /** Releases that ended a process before. */
  suspects?: Pick<Suspects, 'against'>;
}

/** Opens a release of the registry; a release in a bucket is first copied to this machine. Rejects with the reason. */
async function openRelease(
  { releases, shared, suspects, renderers }: Pick<ReleasesOptions, keyof OpenReleaseOptions | 'renderers'>,
  section: string,
  deployment: Deployment,
  origin: string,
): Promise<ReleaseHandle> {
  const suspicion = suspects?.against(section, deployment.metadata.version);
  if (suspicion) throw new Error(suspicion);
  const { base, descriptor } = deployment.extras;
  if (base.startsWith(RELEASES_URL))
    await releases.fetch(section, { version: deployment.metadata.version, descriptor });
  return renderers
    ? renderers.open(section, deployment, releases.folder, origin)
    : ReleaseHandle.open(section, deployment, releases.folder, shared, origin);
}
