import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deployment } from '@facade/platform/registry';
import type { LossReason } from '../../composition/loading/section-failure.ts';
import type { ServerApi } from '../api/api-client.ts';
import { Overloaded } from '../pages/admission/admission.ts';
import type { RendersPages } from '../pages/page-renders.ts';
import type { PageRequest, RenderedPage } from '../pages/rendered-page.ts';
import { type ReadRelease, readRelease } from '../releases/read-release.ts';
import { ReleaseHandle, releaseKey } from '../releases/release-handle.ts';
import type { SectionRelease } from '../releases/section-release.ts';
import type { Lease } from '../releases/section-source.ts';
import { PageJob } from './page-job.ts';
import { Quarantine } from './quarantine.ts';
import { RecentPages } from './recent-pages.ts';
import { ReleaseSources } from './release-sources.ts';
import { PageMoved, RendererGone, type RendererOptions, RendererProcess, type Suspect } from './renderer-process.ts';
import { setPartsOf } from './set-parts.ts';

export interface RendererPoolOptions extends Pick<RendererOptions, 'bundle' | 'build' | 'offline' | 'late'> {
  api: ServerApi;
  log: { warn(details: object, message: string): void };
  /** A renderer was lost while code of this release ran. */
  lost(suspect: Suspect, reason: LossReason): void;
  /** Number of renderers. By default one for each processor, at least two: a lost one must leave another. */
  size?: number;
}

/** Time between two looks at the renderers, in milliseconds. */
const LOOK = 40;
/** Renderers are replaced when the releases have not changed for this long, in milliseconds. */
const REPLACE_AFTER = 1000;
/** How long a page waits for a renderer, in milliseconds. */
const LONGEST_WAIT = 3000;
/** A page is tried this often, each time in another renderer. Then, as with every overload, the page of before is shown. */
const ATTEMPTS = 5;
/** Pause before a renderer that ended before it was ready is started again, in milliseconds. */
const PAUSE = 500;

/**
 * The processes that run the code of the sections. When a release leaves the site, each process that has run its code is replaced by a fresh
 * one: whatever it left behind ends with the process.
 */
export class RendererPool implements RendersPages {
  readonly #options: RendererPoolOptions;
  readonly #size: number;
  readonly #members = new Set<RendererProcess>();
  readonly #sources = new ReleaseSources();
  readonly #quarantine = new Quarantine();
  readonly #recent = new RecentPages();
  readonly #timer: NodeJS.Timeout;
  /** All processes that have not ended. */
  readonly #watched = new Set<RendererProcess>();
  /** It does not render yet. */
  #next: RendererProcess | null = null;
  #joined = Promise.withResolvers<void>();
  /** Resolves when no renderer is left that pages could be given to. */
  #alone = Promise.withResolvers<void>();
  #renewing: Promise<void> | null = null;
  #offered: ReadonlySet<string> = new Set();
  #replaceAt = 0;
  #main: readonly SectionRelease[] = [];
  #isClosed = false;

  constructor(options: RendererPoolOptions) {
    this.#options = options;
    this.#size = options.size ?? Math.max(2, availableParallelism());
    this.#timer = setInterval(() => {
      const free = this.usable.filter(({ isStalled }) => !isStalled);
      for (const one of this.#watched) one.check(performance.now(), free.length > (free.includes(one) ? 1 : 0));
    }, LOOK).unref();
  }

  /** Verifies a release, and has a fresh renderer load it. Rejects with why that cannot be done. */
  async open(section: string, deployment: Deployment, folder: string, origin?: string): Promise<ReleaseHandle> {
    const source = () => readRelease(section, deployment, folder, origin);
    const read = await source();
    const key = releaseKey(read);
    const owners = await this.#tryOut(read);
    this.#sources.add(key, source);
    return new ReleaseHandle(read, {
      expose: () => undefined,
      accessOf: (page) => (owners.includes(page) ? 'owner' : 'public'),
      close: () => this.#sources.remove(key, source),
    });
  }

  /** Has fresh renderers load these releases. Resolves at once if there are others: they load what was tried out with their next page. */
  async prepare(main: Iterable<SectionRelease>): Promise<void> {
    this.#main = [...main];
    const renewed = this.#renew();
    if (this.usable.length === 0) await Promise.race([renewed, this.#joined.promise]);
  }

  /** Only these releases are offered now. Renderers that have loaded others are replaced. */
  follow(offered: ReadonlySet<string>): void {
    const isSame = [...offered].sort().join() === [...this.#offered].sort().join();
    if (!isSame) this.#replaceAt = performance.now() + REPLACE_AFTER;
    this.#offered = offered;
    this.#quarantine.keep(offered);
    void this.#renew();
  }

  async render(request: PageRequest, lease: Lease, shared: boolean): Promise<RenderedPage> {
    const job = new PageJob(this.#options.api, request, lease, shared);
    const page = await this.#render(job, ATTEMPTS);
    if (page.shared && !request.isControl) this.#recent.add(request);
    return page;
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const renderer of this.#watched) renderer.end();
  }

  async #render(job: PageJob, attempts: number): Promise<RenderedPage> {
    const releases = [...job.set.handles.values()];
    const member = await this.#pick(releases.filter(({ leftToBrowser }) => !leftToBrowser).map(({ key }) => key));
    try {
      const lost = this.#quarantine.now();
      await this.#sources.load(member, releases, lost);
      return await member.render(job, setPartsOf(job.set, lost));
    } catch (error) {
      const isGone = error instanceof RendererGone;
      if (!isGone && !(error instanceof PageMoved)) throw error;
      const left = isGone ? attempts - 1 : attempts;
      if (left === 0) throw new Overloaded('renderers');
      job.restart();
      return this.#render(job, left);
    }
  }

  /** Not one that does not come back; else one that has loaded everything, then a fresh one, then the one with the fewest pages. */
  async #pick(keys: readonly string[]): Promise<RendererProcess> {
    for (const end = performance.now() + LONGEST_WAIT; this.usable.length === 0 && performance.now() < end; ) {
      void this.#renew();
      await Promise.race([this.#joined.promise, delay(LOOK)]);
    }
    const rank = (member: RendererProcess) =>
      (member.isStalled ? 1e6 : 0) +
      (keys.every((key) => member.has(key)) ? 0 : 1e5) +
      (this.#isStale(member) ? 1e4 : 0) +
      member.load;
    const [best] = this.usable.sort((a, b) => rank(a) - rank(b));
    if (!best) throw new Overloaded('renderers');
    return best;
  }

  /** Renderers that pages can be given to. */
  get usable(): RendererProcess[] {
    return [...this.#members].filter(({ isUsable }) => isUsable);
  }

  #isStale(member: RendererProcess): boolean {
    return performance.now() >= this.#replaceAt && [...member.releases].some((key) => !this.#offered.has(key));
  }

  /** Loads a release into the fresh renderer. Another release that ends it meanwhile is not this one's fault. */
  async #tryOut(read: ReadRelease, attempts = 3): Promise<string[]> {
    try {
      return await (await this.#fresh()).open(read);
    } catch (error) {
      if (!(error instanceof RendererGone)) throw error;
      const { name, version } = read.descriptor;
      const { section, release } = error.suspect ?? {};
      if ((section === name && release === version) || attempts <= 1)
        throw new Error('its code ended the process that loaded it', { cause: error });
      return this.#tryOut(read, attempts - 1);
    }
  }

  async #fresh(): Promise<RendererProcess> {
    if (this.#isClosed) throw new Error('the server stops');
    const fresh = this.#next ?? this.#start();
    this.#next = fresh;
    await fresh.ready;
    return fresh;
  }

  #start(): RendererProcess {
    const renderer: RendererProcess = new RendererProcess({
      ...this.#options,
      prints: (output) => this.#options.log.warn({ output, pid: renderer.pid }, 'a renderer prints'),
      lost: (reason, suspect) => this.#lost(renderer, reason, suspect),
      ended: () => this.#watched.delete(renderer),
    });
    this.#watched.add(renderer);
    return renderer;
  }

  #lost(renderer: RendererProcess, reason: LossReason, suspect: Suspect | null): void {
    this.#members.delete(renderer);
    if (this.#next === renderer) this.#next = null;
    if (this.usable.length === 0) this.#alone.resolve();
    this.#options.log.warn({ reason, pid: renderer.pid, ...suspect }, 'a renderer was lost');
    if (suspect) {
      const name = `${suspect.section}@${suspect.release}`;
      for (const key of renderer.releases) if (key.split(' ')[0] === name) this.#quarantine.add(key, reason);
      this.#options.lost(suspect, reason);
    }
    void this.#renew();
  }

  /** Starts and prepares renderers, one after another, until enough of them are fresh. Calls meanwhile share it. */
  #renew(): Promise<void> {
    this.#renewing ??= this.#renewAll()
      .catch((err) => this.#options.log.warn({ err }, 'a renderer cannot be started'))
      .finally(() => {
        this.#renewing = null;
      });
    return this.#renewing;
  }

  async #renewAll(): Promise<void> {
    for (let failures = 0; !this.#isClosed && this.#needsFresh(); ) {
      try {
        await this.#join(await this.#fresh());
      } catch (error) {
        failures += 1;
        if (failures > 5) throw error;
        if (failures > 1) await delay(PAUSE * failures, undefined, { ref: false });
      }
    }
  }

  #needsFresh(): boolean {
    return this.#next !== null || this.usable.filter((member) => !this.#isStale(member)).length < this.#size;
  }

  /** The fresh renderer takes the place of one that is not. */
  async #join(fresh: RendererProcess): Promise<void> {
    const [api, main, lost] = [this.#options.api, this.#main, this.#quarantine.now()];
    await this.#sources.load(fresh, main, lost);
    // Not while pages wait for it: what warms it may be what cost the others.
    this.#alone = Promise.withResolvers();
    if (this.usable.length === 0) this.#alone.resolve();
    await Promise.race([this.#recent.warm(fresh, { api, main, lost }), this.#alone.promise]);
    this.#next = null;
    if (!fresh.isUsable) throw new RendererGone('has ended');
    this.#members.add(fresh);
    this.#joined.resolve();
    this.#joined = Promise.withResolvers();
    const others = [...this.#members].filter((member) => member !== fresh);
    const [stale] = [...others.filter((member) => this.#isStale(member)), ...others];
    if (this.#members.size <= this.#size || !stale) return;
    this.#members.delete(stale);
    stale.retire();
  }
}
