import { holdsSignedKey } from '@facade/shared-domain/paths/signed-key';
import type { PageView } from '../../composition/loading/loaded-page.ts';
import { isLate, type ServerApi } from '../api/api-client.ts';
import type { BuildFiles } from '../build-files.ts';
import { publicOrigin } from '../http/pages/site-origin.ts';
import type { Lease, SectionSource } from '../releases/section-source.ts';
import { Admission, Overloaded } from './admission/admission.ts';
import { type FoundPage, PageCache } from './cache/page-cache.ts';
import { SharedRenders } from './cache/shared-renders.ts';
import { withDropped } from './dropped-parameters.ts';
import type { PageObserver } from './page-observer.ts';
import { PageRenderer } from './page-renderer.ts';
import { PageRenders, type RendersPages } from './page-renders.ts';
import { lacksData, type PageRequest, type RenderedPage } from './rendered-page.ts';
import { withoutTrackers } from './without-trackers.ts';

/** Identifies a page, together with the releases it is made of. */
const addressKey = ({ staff, url, route, site }: PageRequest): string =>
  [staff ? 'staff' : 'all', publicOrigin(site, url), url.pathname + url.search, route?.original, site.language].join(
    ' ',
  );

export interface PageServiceOptions {
  api: ServerApi;
  releases: SectionSource;
  build: BuildFiles;
  cache: boolean;
  /** Whether documents register the service worker. */
  offline?: boolean;
  observer?: PageObserver;
  admission?: Admission;
  /** Renders pages outside of this process. Absent: this process does, with the code of the sections. */
  renderers?: RendersPages | undefined;
}

/**
 * Serves pages. Renders each page at most once until something it depends on changes, and only as many as the server can
 * handle.
 */
export class PageService {
  readonly #options: PageServiceOptions;
  /** Renders the messages, which contain no code of a section. */
  readonly #messages: PageRenderer;
  readonly #pages: RendersPages;
  readonly admission: Admission;
  readonly cache: PageCache;
  readonly #renders: SharedRenders;

  constructor(options: PageServiceOptions) {
    this.#options = options;
    const { observer, releases, renderers } = options;
    this.admission = options.admission ?? new Admission(renderers ? { pause: 0 } : {});
    this.cache = new PageCache(options.api.changes, {
      mayHaveFailed: (render) => observer?.late?.mayComeFrom(render) ?? false,
    });
    this.#renders = new SharedRenders(this.admission);
    this.#messages = new PageRenderer({ ...options, turn: () => this.admission.turn() });
    this.#pages = new PageRenders({ releases, observer, pages: renderers ?? this.#messages });
  }

  /**
   * The finished page. Rejects with a redirect signal, with an `ApiError` 401 if a login is required, with `Overloaded`, or
   * with the reason of the client's disconnect.
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
      // A redirect would lose what was typed into a form.
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

  /** The error page, with the reference number under which the error is logged. Rejects with `Overloaded`. */
  async errorPage(url: URL, site: PageRequest['site'], reference: string): Promise<RenderedPage> {
    try {
      return await this.admission.admit(() =>
        this.#withLive((set) => this.#messages.errorPage(url, site, reference, set)),
      );
    } catch (error) {
      this.#countRefusal(error);
      throw error;
    }
  }

  #countRefusal(error: unknown): void {
    if (error instanceof Overloaded) this.#options.observer?.refused(error.reason);
  }

  /** A message page that is the same at every address. */
  async message(view: PageView, request: Pick<PageRequest, 'url' | 'route' | 'site'>): Promise<RenderedPage> {
    return this.#withLive((set) => this.#messages.message(view, request, set));
  }

  async #withLive<T>(use: (set: Lease['set']) => T): Promise<T> {
    const lease = await this.#options.releases.lease();
    try {
      return use(lease.set);
    } finally {
      lease.release();
    }
  }

  /** `background`: collects work that still needs the lease after the page is ready. */
  async #pageAt(request: PageRequest, lease: Lease, background: Promise<unknown>[]): Promise<RenderedPage> {
    const { renderer } = this.#options.build;
    // An unknown address: no need to ask the api or load anything.
    if (!request.route && lease.overrides.length === 0 && !request.form && !request.preview)
      return this.#messages.message({ type: 'not-found', reason: 'page' }, request, lease.set);
    const render = (seen: PageRequest, isShared: boolean) =>
      this.admission.admit(() => this.#pages.render(seen, lease, isShared), request.disconnect?.());
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

  /**
   * The page from the cache. It may come from older data or releases if there is no time to render, or the api does not answer.
   */
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
    const enough = api.isUnreachable || this.admission.isBusy ? stale : undefined;
    // A page that is rendered behind a stale one is for later visitors.
    const disconnect = enough ? undefined : request.disconnect?.();
    const state = `${request.site.revision} ${api.changes.position}`;
    const rendering = this.#renders.join(`${key} ${state}`, disconnect, () => this.#renew(key, kept, request, lease));
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
      // Wait only once for a hanging api: a render would wait again.
      if (stale && (error instanceof Overloaded || isLate(error))) return this.#stale(stale);
      throw error;
    }
  }

  #stale(page: RenderedPage): RenderedPage {
    this.#options.observer?.asked('stale');
    // Caches up to the visitor need not store it.
    return { ...page, shared: false, varies: page.shared };
  }

  /** The page of an earlier set of releases, while its files exist and it was not rolled back. */
  #earlier(address: string): RenderedPage | undefined {
    const ids = this.#options.releases.earlier?.() ?? [];
    return ids.map((id) => this.cache.findAny(`${address} ${id}`)).find(Boolean);
  }

  /**
   * Under overload, caches only pages that are requested again. A crawler that requests each page once would fill the cache,
   * and compressing and later collecting those pages delays all answers.
   */
  #isWorthCaching(key: string): boolean {
    return !this.admission.isBusy || this.cache.isInDemand(key);
  }

  /** Renders a page, unless the cached one depends on answers that are still unchanged. */
  async #renew(key: string, kept: FoundPage | null, request: PageRequest, lease: Lease): Promise<RenderedPage> {
    const { api } = this.#options;
    const { position } = api.changes;
    const begunAt = performance.now();
    if (kept?.doubts && (await api.areUnchanged(kept.doubts))) {
      this.cache.confirm(key, kept.page, position);
      return kept.page;
    }
    const page = await this.#pages.render(request, lease, true);
    // Do not cache the answer of an outdated api: no later change would invalidate it.
    const isCertain = !page.madeOf?.some(({ isOfOtherData }) => isOfOtherData);
    if (page.status === 200 && isCertain && this.#isWorthCaching(key))
      this.cache.keep(key, page, { settings: request.site.revision, position, begunAt });
    return page;
  }
}
