import { hash } from 'node:crypto';
import type { ReturnedForm, RouteMatch } from '@facade/platform/section';
import type { Language, Site } from '@facade/shared-domain/model';
import { LRUCache } from 'lru-cache';
import type { ServerApi } from './api-client.ts';
import type { BuildFiles, Renderer } from './build-files.ts';
import { Compressed } from './compressed.ts';
import type { SectionSet, SectionSource } from './releases/section-source.ts';
import type { SiteSource } from './site-source.ts';

type I18n = ReturnType<Renderer['createTexts']>;

export interface PageServiceOptions {
  api: ServerApi;
  sites: SiteSource;
  releases: SectionSource;
  build: BuildFiles;
  cache: boolean;
}

export interface PageRequest {
  url: URL;
  route: RouteMatch | null;
  site: Site;
  /** Set where the page belongs to one person; it is then neither cached nor shared. */
  cookie?: string;
  form?: ReturnedForm;
}

export interface RenderedPage {
  status: number;
  body: Compressed;
  etag: string;
  /** Same for every visitor. */
  shared: boolean;
}

/** Kinds of pages that show what only their owner may see. */
const PRIVATE_KINDS = new Set(['owner']);

/** At most this many bytes of finished pages are kept. */
const CACHE_BYTES = 128 * 1024 * 1024;
const LOAD_TIMEOUT = 4000;

/** Draws pages, each at most once as long as nothing it is made of changes. */
export class PageService {
  readonly #options: PageServiceOptions;
  readonly #pages = new LRUCache<string, RenderedPage>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body }) => body.size,
  });
  readonly #drawing = new Map<string, Promise<RenderedPage>>();
  readonly #i18n = new WeakMap<SectionSet, Map<Language, I18n>>();

  constructor(options: PageServiceOptions) {
    this.#options = options;
  }

  /** The finished page. Rejects with a redirect signal, or with an `ApiError` 401 where one must log in first. */
  async page(request: PageRequest): Promise<RenderedPage> {
    const lease = this.#options.releases.lease();
    try {
      const isPrivate = PRIVATE_KINDS.has(request.route?.kind ?? '');
      if (isPrivate || request.form || !this.#options.cache)
        return await this.#draw(request, lease.set, !isPrivate && !request.form);
      return await this.#cached(request, lease.set);
    } finally {
      lease.release();
    }
  }

  async #cached(request: PageRequest, set: SectionSet): Promise<RenderedPage> {
    const { url, site } = request;
    const key = [url.origin, url.pathname + url.search, site.language, site.revision, set.id].join(' ');
    const known = this.#pages.get(key);
    if (known) return known;
    const drawing = this.#drawing.get(key) ?? this.#draw(request, set, true).finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawing);
    const page = await drawing;
    if (page.status === 200) this.#pages.set(key, page);
    return page;
  }

  async #draw(
    { url, route, site, cookie, form }: PageRequest,
    set: SectionSet,
    shared: boolean,
  ): Promise<RenderedPage> {
    const { api, build } = this.#options;
    const { renderer } = build;
    const i18n = this.#i18nOf(set, site.language);
    const context = {
      site,
      language: site.language,
      api: !shared && cookie ? api.as(cookie) : api.public,
      sections: set,
      signal: AbortSignal.timeout(LOAD_TIMEOUT),
      translate: async (namespace: string) => renderer.translatorOf(i18n, namespace),
    };
    const page = await renderer.loadPage(url, route, context);
    if (route) await renderer.loadSlots(page, route, url, context);
    const html = renderer.renderDocument({
      page,
      site,
      language: site.language,
      origin: site.origin || url.origin,
      sections: set,
      i18n,
      texts: this.#textsOf(page, set, site.language),
      form: form ?? null,
      pins: set.pins(),
      integrity: { ...build.integrity, ...set.integrity() },
      scripts: this.#scriptsOf(page, set),
    });
    const etag = `"${hash('sha1', html, 'base64url')}"`;
    return { status: page.status, body: new Compressed(html), etag, shared };
  }

  /** The shell's scripts, and those of what the page shows at once. */
  #scriptsOf(page: { view: { type: string; section?: string; page?: string } }, set: SectionSet) {
    const { entry, preload } = this.#options.build.scripts;
    const { view } = page;
    const handle = view.type === 'section' && view.section ? set.handles.get(view.section) : undefined;
    return { entry, preload: [...preload, ...(handle?.files(`page-${view.page}`) ?? [])] };
  }

  #textsOf(page: { view: { type: string; section?: string }; slots: object }, set: SectionSet, language: Language) {
    const sections = new Set(Object.keys(page.slots).map((key) => key.slice(0, key.indexOf('/'))));
    if (page.view.section) sections.add(page.view.section);
    const own = this.#options.build.renderer.shellTexts[language] ?? {};
    return {
      shell: own,
      ...Object.fromEntries([...sections].map((section) => [section, set.texts(section, language)])),
    };
  }

  #i18nOf(set: SectionSet, language: Language) {
    const ofSet = this.#i18n.get(set) ?? new Map<Language, I18n>();
    this.#i18n.set(set, ofSet);
    const i18n = ofSet.get(language) ?? this.#createI18n(set, language);
    ofSet.set(language, i18n);
    return i18n;
  }

  #createI18n(set: SectionSet, language: Language) {
    const { renderer } = this.#options.build;
    const sections = [...set.handles.keys()].map((section) => [section, set.texts(section, language)]);
    return renderer.createTexts(language, {
      shell: renderer.shellTexts[language] ?? {},
      ...Object.fromEntries(sections),
    });
  }
}
