import { holdsSignedKey } from '@facade/shared-domain/paths/signed-key';
import type { PageView } from '../../composition/loading/loaded-page.ts';
import { isLate, type ServerApi } from '../api/api-client.ts';
import type { BuildFiles } from '../build-files.ts';
import type { Lease, SectionSource } from '../releases/section-source.ts';
import { addressKey } from './address-key.ts';
import { Admission, Overloaded } from './admission/admission.ts';
import { type FoundPage, PageCache } from './cache/page-cache.ts';
import { SharedRenders } from './cache/shared-renders.ts';
import { withDropped } from './dropped-parameters.ts';
import type { PageObserver } from './page-observer.ts';
import { PageRenderer } from './page-renderer.ts';
import { lacksData, type PageRequest, type RenderedPage } from './rendered-page.ts';
import { withoutTrackers } from './without-trackers.ts';

export interface PageServiceOptions {
  api: ServerApi;
  releases: SectionSource;
  build: BuildFiles;
  cache: boolean;
  /** Documents ask for the service worker. */
  offline?: boolean;
  observer?: PageObserver;
  admission?: Admission;
}

/** Renders pages, each at most once as long as nothing it is made of changes, and as many as the server can do. */
export class PageService {
  readonly #options: PageServiceOptions;
  readonly #renderer: PageRenderer;
  readonly admission: Admission;
  readonly cache: PageCache;
  readonly #renders: SharedRenders;

  constructor(options: PageServiceOptions) {
    this.#options = options;
    this.admission = options.admission ?? new Admission();
    this.cache = new PageCache(options.api.changes);
    this.#renders = new SharedRenders(this.admission);
    this.#renderer = new PageRenderer({
      ...options,
      turn: () => this.admission.turn(),
      rendered: (page, timings, requestId) => options.observer?.rendered(page, timings, requestId),
    });
  }

  /**
   * The finished page. Rejects with a redirect signal, with an `ApiError` 401 where one must log in first, with `Overloaded`, or with
   * the reason of the client's departure.
   */
  async page(asked: PageRequest): Promise<RenderedPage> {
    const lease = await this.#options.releases.lease(asked.visitor);
    const { renderer } = this.#options.build;
    const found = asked.route ? null : renderer.matchSectionPath(asked.url, asked.site, lease.set.paths?.() ?? {});
    const request = { ...asked, route: asked.route ?? found?.route ?? null };
    const address = renderer.pageAddress(request, request.site, lease.set);
    const background: Promise<unknown>[] = [];
    try {
      const isCanonical = !found || found.path === asked.url.pathname;
      // What was typed into a form would be lost on the way.
      if (!isCanonical && !asked.form)
        throw { signal: 'redirect', to: found.path + address.url.search, status: found.status };
      const page = await this.#pageAt({ ...request, ...address }, lease, background);
      return request.staff ? { ...page, shared: false } : page;
    } catch (error) {
      this.#countRefusal(error);
      if (!renderer.isSignal(error) || error.signal !== 'redirect') throw error;
      throw { ...error, to: withDropped(error.to, request.url, address.url, request.route) };
    } finally {
      void Promise.allSettled(background).then(() => lease.release());
    }
  }

  /** The page that says something went wrong, with the number under which the log has it. Rejects with `Overloaded`. */
  async errorPage(url: URL, site: PageRequest['site'], reference: string): Promise<RenderedPage> {
    try {
      return await this.admission.admit(() =>
        this.#withLive((set) => this.#renderer.errorPage(url, site, reference, set)),
      );
    } catch (error) {
      this.#countRefusal(error);
      throw error;
    }
  }

  #countRefusal(error: unknown): void {
    if (error instanceof Overloaded) this.#options.observer?.refused(error.reason);
  }

  /** A page that only says something, the same at every address. */
  async message(view: PageView, request: Pick<PageRequest, 'url' | 'route' | 'site'>): Promise<RenderedPage> {
    return this.#withLive((set) => this.#renderer.message(view, request, set));
  }

  async #withLive<T>(use: (set: Lease['set']) => T): Promise<T> {
    const lease = await this.#options.releases.lease();
    try {
      return use(lease.set);
    } finally {
      lease.release();
    }
  }

  /** `background`: gets what goes on with the lease when the page is there. */
  async #pageAt(request: PageRequest, lease: Lease, background: Promise<unknown>[]): Promise<RenderedPage> {
    const { renderer } = this.#options.build;
    // Names nothing: nobody is asked, and nothing need be loaded.
    if (!request.route && lease.overrides.length === 0 && !request.form && !request.preview)
      return this.#renderer.message({ type: 'not-found', reason: 'page' }, request, lease.set);
    const render = (seen: PageRequest, isShared: boolean) =>
      this.admission.admit(() => this.#renderer.render(seen, lease, isShared), request.departure?.());
    if (request.preview) return render({ ...request, site: withoutTrackers(request.site) }, false);
    if (holdsSignedKey(request.url) || (await renderer.accessOf(request.route, lease.set)) !== 'public')
      return { ...(await render({ ...request, site: withoutTrackers(request.site) }, false)), isPrivate: true };
    const isOverridden = lease.overrides.length > 0;
    const page =
      request.form || isOverridden || !this.#options.cache
        ? await render(request, !request.form)
        : await this.#cached(request, lease, background);
    return lease.varies ? { ...page, shared: false, varies: page.shared && !isOverridden } : page;
  }

  /** From the cache; one of older data or releases while there is no time to render the new one, or nobody to ask for its data. */
  async #cached(request: PageRequest, lease: Lease, background: Promise<unknown>[]): Promise<RenderedPage> {
    const { api, observer } = this.#options;
    const address = addressKey(request);
    const key = `${address} ${lease.set.id}`;
    const kept = this.cache.find(key, request.site.revision);
    if (kept?.isFresh) {
      observer?.asked('cache');
      return kept.page;
    }
    const stale = kept?.page ?? this.#earlier(address);
    const enough = api.isAway || this.admission.isBusy ? stale : undefined;
    // A page that is rendered behind a stale one is for those who come later.
    const departure = enough ? undefined : request.departure?.();
    const state = `${request.site.revision} ${api.changes.position}`;
    const rendering = this.#renders.join(`${key} ${state}`, departure, () => this.#renew(key, kept, request, lease));
    background.push(rendering);
    if (enough) {
      rendering.catch(() => {});
      return this.#stale(enough);
    }
    try {
      const page = await rendering;
      if (stale && lacksData(page)) return this.#stale(stale);
      observer?.asked(page === kept?.page ? 'checked' : 'render');
      return page;
    } catch (error) {
      // An api that hangs is waited for once: a render would only wait again.
      if (stale && (error instanceof Overloaded || isLate(error))) return this.#stale(stale);
      throw error;
    }
  }

  #stale(page: RenderedPage): RenderedPage {
    this.#options.observer?.asked('stale');
    // No cache between here and the visitor need keep it.
    return { ...page, shared: false, varies: page.shared };
  }

  /** What an earlier set of releases made of the address, as long as its files are there and nobody has taken it back. */
  #earlier(address: string): RenderedPage | undefined {
    const ids = this.#options.releases.earlier?.() ?? [];
    return ids.map((id) => this.cache.findAny(`${address} ${id}`)).find(Boolean);
  }

  /**
   * While more pages are asked for than can be rendered, only those that are asked for again: a crawler that takes each page once would
   * fill the cache with them, and the work to compress and later collect them delays everybody's answers.
   */
  #isWorthKeeping(key: string): boolean {
    return !this.admission.isBusy || this.cache.isInDemand(key);
  }

  /** Renders a page, unless what is kept is made of the same answers as it would be now. */
  async #renew(key: string, kept: FoundPage | null, request: PageRequest, lease: Lease): Promise<RenderedPage> {
    const { api } = this.#options;
    const { position } = api.changes;
    if (kept?.doubts && (await api.areStill(kept.doubts))) {
      this.cache.confirm(key, kept.page, position);
      return kept.page;
    }
    const page = await this.#renderer.render(request, lease, true);
    // What an api said that is behind is not kept: no later change would tell.
    const isCertain = !page.madeOf?.some(({ isOfOtherData }) => isOfOtherData);
    if (page.status === 200 && isCertain && this.#isWorthKeeping(key))
      this.cache.keep(key, page, { settings: request.site.revision, position });
    return page;
  }
}
