import { hash } from 'node:crypto';
import type { ReturnedForm, RouteMatch } from '@facade/platform/section';
import type { Site } from '@facade/shared-domain/model';
import { LRUCache } from 'lru-cache';
import type { Drawing as Drawn } from '../composition/composition-context.ts';
import type { LoadedPage } from '../composition/loaded-page.ts';
import type { SectionFailure } from '../composition/section-failure.ts';
import type { ServerApi } from './api-client.ts';
import type { BuildFiles } from './build-files.ts';
import { Compressed } from './compressed.ts';
import { scriptsOf, sectionsOn } from './page-parts.ts';
import { PageTexts } from './page-texts.ts';
import type { Lease, SectionSet, SectionSource } from './releases/section-source.ts';
import type { SiteSource } from './site-source.ts';
import { type Badge, drawBadge } from './variants/badge.ts';
import type { Visitor } from './variants/visitor.ts';

export interface PageServiceOptions {
  api: ServerApi;
  sites: SiteSource;
  releases: SectionSource;
  build: BuildFiles;
  cache: boolean;
  observer?: PageObserver;
}

/** Is told of every page that was drawn anew. `requestId`: the first request that asked for it. */
export interface PageObserver {
  drawn(page: RenderedPage, drawings: Drawn[], requestId: string | undefined): void;
  asked(from: 'cache' | 'drawing'): void;
}

export interface PageRequest {
  url: URL;
  route: RouteMatch | null;
  site: Site;
  /** Set where the page belongs to one person; it is then neither cached nor shared. */
  cookie?: string;
  form?: ReturnedForm;
  /** Decides which releases it is made of; without one, those that are live. */
  visitor?: Visitor;
  requestId?: string;
  /** From one who runs the site: the page says how long it took to draw. */
  staff?: boolean;
  /** Drawn only to compare with. */
  isControl?: boolean;
}

export interface RenderedPage {
  status: number;
  body: Compressed;
  etag: string;
  /** Content-Security-Policy. */
  policy: string;
  /** Same for every visitor, and whole. */
  shared: boolean;
  /** Would be shared, but that other visitors may get other releases at this moment. */
  varies?: boolean;
  /** Kind of address it answers, such as `list`; empty where it names nothing. */
  kind: string;
  /** Sections on it → their releases, also of those that failed. */
  releases: Readonly<Record<string, string>>;
  failures: readonly SectionFailure[];
}

interface Drawing {
  page: LoadedPage;
  url: URL;
  site: Site;
  set: SectionSet;
  form: ReturnedForm | null;
  badge?: Badge | undefined;
  shared: boolean;
  failures: SectionFailure[];
  request: Pick<PageRequest, 'route' | 'requestId' | 'staff' | 'isControl'>;
  /** Fragments whose script is fetched together with the page's own. */
  eager?: string[];
}

/** At most this many bytes of finished pages are kept. */
const CACHE_BYTES = 128 * 1024 * 1024;
const LOAD_TIMEOUT = 4000;
/** A page on which a fragment failed is kept only so long, in milliseconds: it may be there again. */
const INCOMPLETE_TTL = 2000;

/** Draws pages, each at most once as long as nothing it is made of changes. */
export class PageService {
  readonly #options: PageServiceOptions;
  readonly #pages = new LRUCache<string, RenderedPage>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body }) => body.size,
  });
  readonly #drawing = new Map<string, Promise<RenderedPage>>();
  readonly #integrity = new WeakMap<SectionSet, Map<string, Record<string, string>>>();
  readonly #texts: PageTexts;

  constructor(options: PageServiceOptions) {
    this.#options = options;
    this.#texts = new PageTexts(options.build.renderer);
  }

  /** The finished page. Rejects with a redirect signal, or with an `ApiError` 401 where one must log in first. */
  async page(request: PageRequest): Promise<RenderedPage> {
    const lease = await this.#options.releases.lease(request.visitor);
    try {
      const isPrivate = (await this.#options.build.renderer.accessOf(request.route, lease.set)) !== 'public';
      const isOverridden = lease.overrides.length > 0;
      const page =
        isPrivate || request.form || isOverridden || !this.#options.cache
          ? await this.#draw(request, lease, !isPrivate && !request.form)
          : await this.#cached(request, lease);
      if (request.staff) return { ...page, shared: false };
      return lease.varies ? { ...page, shared: false, varies: page.shared && !isOverridden } : page;
    } finally {
      lease.release();
    }
  }

  /** The page that says something went wrong, with the number under which the log tells what. */
  async errorPage(url: URL, site: Site, reference: string): Promise<RenderedPage> {
    const lease = await this.#options.releases.lease();
    try {
      const { set } = lease;
      const { renderer } = this.#options.build;
      const t = renderer.translatorOf(this.#texts.i18nOf(set, site.language), 'shell');
      const page = renderer.shellPage(url, site, t, 500, { type: 'error', reference });
      return this.#render({ page, url, site, set, form: null, shared: false, failures: [], request: { route: null } });
    } finally {
      lease.release();
    }
  }

  async #cached(request: PageRequest, lease: Lease): Promise<RenderedPage> {
    const { url, site } = request;
    const { revision } = this.#options.api;
    const key = [
      request.staff ? 'staff' : 'all',
      url.origin,
      url.pathname + url.search,
      site.language,
      site.revision,
      revision,
      lease.set.id,
    ].join(' ');
    const known = this.#pages.get(key);
    this.#options.observer?.asked(known ? 'cache' : 'drawing');
    if (known) return known;
    const drawing = this.#drawing.get(key) ?? this.#draw(request, lease, true).finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawing);
    const page = await drawing;
    if (page.status === 200) this.#pages.set(key, page, page.shared ? {} : { ttl: INCOMPLETE_TTL });
    return page;
  }

  async #draw(request: PageRequest, lease: Lease, shared: boolean): Promise<RenderedPage> {
    const { set, overrides } = lease;
    const { url, route, site, cookie, form, requestId } = request;
    const failures: SectionFailure[] = [];
    const { api, build } = this.#options;
    const { renderer } = build;
    const i18n = this.#texts.i18nOf(set, site.language);
    const context = {
      site,
      language: site.language,
      api: api.client({ requestId, cookie: shared ? undefined : cookie }),
      sections: set,
      signal: AbortSignal.timeout(LOAD_TIMEOUT),
      translate: async (namespace: string) => renderer.translatorOf(i18n, namespace),
      report: (failure: SectionFailure) => void failures.push(failure),
    };
    const page = await renderer.loadPage(url, route, context);
    const slots = route ? await renderer.loadSlots(page, route, url, context) : [];
    const eager = slots.filter(({ when }) => when === 'now').map(({ id }) => id);
    const badge = overrides.length > 0 ? drawBadge(overrides, site.language) : undefined;
    const parts = { page, url, site, set, form: form ?? null, badge, shared, failures, request, eager };
    const rendered = this.#render(parts);
    if (!lease.varies || request.isControl || rendered.failures.length === 0) return rendered;
    return { ...rendered, failures: await this.#compared(request, rendered.failures, shared) };
  }

  /** Marks what the live releases fail at the same address too: that is no canary's fault. */
  async #compared(request: PageRequest, failures: readonly SectionFailure[], shared: boolean) {
    const live = await this.#options.releases.lease();
    try {
      if (failures.every(({ section, release }) => live.set.versionOf(section) === release)) return failures;
      const control = await this.#draw({ ...request, isControl: true }, live, shared);
      const broken = new Set(control.failures.map(({ section }) => section));
      return failures.map((failure) => (broken.has(failure.section) ? { ...failure, alsoLive: true } : failure));
    } catch {
      // The live one answers otherwise, with a redirect or who must log in: it does not fail.
      return failures;
    } finally {
      live.release();
    }
  }

  #render({ page, url, site, set, form, badge, shared, failures, request, eager = [] }: Drawing): RenderedPage {
    const { build } = this.#options;
    const drawn = build.renderer.renderDocument({
      page,
      site,
      language: site.language,
      origin: site.origin || url.origin,
      sections: set,
      i18n: this.#texts.i18nOf(set, site.language),
      texts: this.#texts.textsOf(page, set, site.language),
      form,
      badge,
      staff: request.staff,
      pins: set.pins(),
      integrity: this.#integrityOf(set, site.language),
      scripts: scriptsOf(page, set, eager, build.scripts),
    });
    const isWhole = !Object.values(drawn.page.slots).some((slot) => 'failed' in slot);
    // Weak: the compressed forms are the same page in other bytes.
    const bytes = Buffer.from(drawn.html);
    const etag = `W/"${hash('sha1', bytes, 'base64url')}"`;
    const rendered: RenderedPage = {
      status: drawn.page.status,
      body: new Compressed(bytes),
      etag,
      policy: drawn.policy,
      shared: shared && isWhole,
      kind: request.route?.kind ?? '',
      releases: Object.fromEntries(sectionsOn(page).map((section) => [section, set.versionOf(section)])),
      failures: [...failures, ...drawn.failures],
    };
    if (!request.isControl) this.#options.observer?.drawn(rendered, drawn.drawings, request.requestId);
    return rendered;
  }

  /** URL → integrity of every script a page may load; the same object for the same sections and language. */
  #integrityOf(set: SectionSet, language: string): Record<string, string> {
    const ofSet = this.#integrity.get(set) ?? new Map<string, Record<string, string>>();
    this.#integrity.set(set, ofSet);
    const integrity = ofSet.get(language) ?? { ...this.#options.build.integrity, ...set.integrity(language) };
    ofSet.set(language, integrity);
    return integrity;
  }
}
