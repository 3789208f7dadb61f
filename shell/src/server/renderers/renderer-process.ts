import type { Site } from '@facade/shared-domain/model';
import { LRUCache } from 'lru-cache';
import type { LossReason } from '../../composition/loading/section-failure.ts';
import type { RenderedPage } from '../pages/rendered-page.ts';
import type { ReadRelease } from '../releases/read-release.ts';
import { releaseKey } from '../releases/release-handle.ts';
import { TIME_LIMITS } from '../time-limits.ts';
import { Channel } from './channel.ts';
import type { PageJob } from './page-job.ts';
import {
  errorFrom,
  type FromRenderer,
  type Handlers,
  handle,
  type RendererBuild,
  type SetParts,
  type ToRenderer,
} from './protocol.ts';
import { RunningJobs } from './running-jobs.ts';
import { type SpawnedRenderer, spawnRenderer } from './spawn-renderer.ts';
import { StallWatch, usedTimeOf } from './stall-watch.ts';

/** A release whose code is to blame. */
export interface Suspect {
  section: string;
  release: string;
}

/** Another renderer shall render the page: this one does not come back at the moment from the code of another page. */
export class PageMoved extends Error {}

/** The renderer was lost. */
export class RendererGone extends Error {
  readonly suspect: Suspect | null;

  constructor(why: string, suspect: Suspect | null = null) {
    super(`the renderer ${why}`);
    this.name = 'RendererGone';
    this.suspect = suspect;
  }
}

export interface RendererOptions {
  /** The shell's bundle with `serve`. */
  bundle: string;
  build: RendererBuild;
  offline: boolean;
  /** It has ended, or hangs and is being killed. `suspect`: whose code ran. */
  lost(reason: LossReason, suspect: Suspect | null): void;
  /** Its process is gone, for whatever reason. */
  ended(): void;
  /** It has printed something. */
  prints(text: string): void;
  /** Code of a release threw where nothing could catch it. */
  late(suspect: Suspect, error: Error): void;
}

/** Settings that a renderer has at most: one per language, and those of previews. */
const MAX_SITES = 16;
/** Number of pages after which a renderer has compiled what it runs. */
const YOUNG = 20;
/** How long a renderer may still finish its pages after it was replaced, in milliseconds. */
const DRAIN = 8000;

/** One renderer, seen from the shell's server. */
export class RendererProcess {
  readonly #options: RendererOptions;
  readonly #spawned: SpawnedRenderer;
  readonly #channel: Channel<ToRenderer, FromRenderer>;
  readonly #stall: StallWatch;
  readonly #jobs = new RunningJobs();
  readonly #opening = new Map<string, PromiseWithResolvers<string[]>>();
  readonly #sites: LRUCache<Site, number>;
  readonly #ready = Promise.withResolvers<void>();
  #numbers = 0;
  #finished = 0;
  #isLost = false;
  #isRetired = false;
  /** Whether it has not come back from a piece of code for a moment. */
  isStalled = false;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#spawned = spawnRenderer(options.bundle, (text) => options.prints(text));
    const { process, channel } = this.#spawned;
    this.#stall = new StallWatch(() => usedTimeOf(process.pid));
    this.#channel = new Channel(
      channel,
      ({ head, body }) => handle(this.#handlers, head, body),
      () => this.#lose('exit'),
    );
    this.#sites = new LRUCache({ max: MAX_SITES, dispose: (id) => this.#channel.send({ type: 'forget-site', id }) });
    process.on('error', () => this.#lose('exit'));
    process.on('exit', (status, signal) => {
      this.#lose(signal === 'SIGABRT' || status === 134 ? 'memory' : 'exit');
      this.#spawned.dispose();
      options.ended();
    });
    const { build, offline } = options;
    this.#channel.send({ type: 'start', build, offline });
    this.#ready.promise.catch(() => {});
  }

  /** Resolves when it can open releases. Rejects with `RendererGone`. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  get pid(): number | undefined {
    return this.#spawned.process.pid;
  }

  get isUsable(): boolean {
    return !this.#isLost && !this.#isRetired;
  }

  /** Number of pages that it renders now. */
  get load(): number {
    return this.#jobs.size;
  }

  /** Keys of the releases that it has loaded or loads. */
  get releases(): Iterable<string> {
    return this.#opening.keys();
  }

  has(release: string): boolean {
    return this.#opening.has(release);
  }

  /** What `open` of this release resolves to; undefined before it. */
  opened(release: string): Promise<string[]> | undefined {
    return this.#opening.get(release)?.promise;
  }

  /** Loads a release. Resolves to the pages that need a session. Rejects with why it cannot be loaded, or with `RendererGone`. */
  open(read: ReadRelease): Promise<string[]> {
    const key = releaseKey(read);
    const known = this.opened(key);
    if (known) return known;
    const opening = Promise.withResolvers<string[]>();
    opening.promise.catch(() => {});
    if (this.#isLost) opening.reject(new RendererGone('has ended'));
    this.#opening.set(key, opening);
    const { files, ...place } = read;
    const lengths = [...files].map(([file, { length }]) => [file, length] as const);
    this.#channel.send({ type: 'open', key, ...place, files: lengths }, [...files.values()]);
    return opening.promise;
  }

  /** Rejects like `PageRenderer.render`, and with `RendererGone`. */
  render(job: PageJob, set: SetParts): Promise<RenderedPage> {
    if (!this.isUsable) return Promise.reject(new RendererGone('has ended'));
    const site = this.#siteId(job.request.site);
    this.#numbers += 1;
    this.#channel.send({ type: 'render', job: this.#numbers, order: { ...job.order(), site, set } });
    return this.#jobs.add(this.#numbers, job);
  }

  /** Finishes what it renders and ends. */
  retire(): void {
    if (this.#isRetired) return;
    this.#isRetired = true;
    if (this.#jobs.size === 0) this.end();
    else setTimeout(() => this.end(), DRAIN).unref();
  }

  /** Ends it at once. Whatever it renders is rendered elsewhere. */
  end(): void {
    if (!this.#isLost) this.#stop('has ended', null);
  }

  /** Looks whether it still runs. Call it often. `canMove`: whether another renderer could take its pages. */
  check(now: number, canMove: boolean): void {
    if (this.#isLost) return;
    const mark = this.#spawned.mark();
    const progress = this.#stall.look(mark, now, this.#finished < YOUNG);
    if (progress === 'hanging' || this.#jobs.hasOlder(TIME_LIMITS.render, now)) this.#lose('hang');
    this.isStalled = progress === 'stalled';
    // Everybody else's page is rendered elsewhere.
    if (this.isStalled && canMove) this.#jobs.drop(new PageMoved(), (number) => number !== mark.job);
  }

  /** `known`: the suspect; by default the one whose code was running. */
  #lose(reason: LossReason, known?: Suspect | null): void {
    if (this.#isLost) return;
    const { section, release, isBusy } = this.#spawned.mark();
    const suspect = known === undefined ? (isBusy && section ? { section, release } : null) : known;
    this.#stop(`was lost (${reason})`, suspect, () => this.#options.lost(reason, suspect));
  }

  #stop(why: string, suspect: Suspect | null, report: () => void = () => {}): void {
    this.#isLost = true;
    this.#spawned.process.kill('SIGKILL');
    report();
    const gone = new RendererGone(why, suspect);
    this.#ready.reject(gone);
    for (const { reject } of this.#opening.values()) reject(gone);
    this.#jobs.drop(gone);
  }

  #siteId(site: Site): number {
    const known = this.#sites.get(site);
    if (known !== undefined) return known;
    this.#numbers += 1;
    this.#channel.send({ type: 'site', id: this.#numbers, site });
    this.#sites.set(site, this.#numbers);
    return this.#numbers;
  }

  readonly #handlers: Handlers<FromRenderer> = {
    ready: () => this.#ready.resolve(),
    opened: ({ key, owners }) => this.#opening.get(key)?.resolve(owners),
    'not-opened': ({ key, error }) => {
      this.#opening.get(key)?.reject(errorFrom(error));
      this.#opening.delete(key);
    },
    read: (head) => this.#jobs.read(head, (message, body) => this.#channel.send(message, body)),
    late: ({ section, release, error }) => this.#options.late({ section, release }, errorFrom(error)),
    large: ({ suspect }) => this.#lose('memory', suspect),
    page: (head, body) => this.#settle(head, body),
    signal: (head, body) => this.#settle(head, body),
    failed: (head, body) => this.#settle(head, body),
  };

  #settle(head: Parameters<RunningJobs['settle']>[0], body: Buffer): void {
    this.#finished += 1;
    this.#jobs.settle(head, body);
    if (this.#isRetired && this.#jobs.size === 0) this.end();
  }
}
