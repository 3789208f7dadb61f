import type { Site } from '@facade/shared-domain/model';
import { LRUCache } from 'lru-cache';
import type { LoadedPage, PageView } from '../../composition/loading/loaded-page.ts';
import type { SectionFailure } from '../../composition/loading/section-failure.ts';
import { PREVIEW_BASE } from '../../protocol/preview-base.ts';
import type { ReadAnswer } from '../api/answer.ts';
import type { ServerApi } from '../api/api-client.ts';
import { publicOrigin } from '../http/pages/site-origin.ts';
import { renderPreviewBar } from '../preview/preview-bar.ts';
import type { Lease, SectionSet, SectionSource } from '../releases/section-source.ts';
import { TIME_LIMITS } from '../time-limits.ts';
import { renderBadge } from '../variants/badge.ts';
import { DocumentRenderer, type DocumentRendererOptions } from './document-renderer.ts';
import type { PageRequest, RenderedPage } from './rendered-page.ts';

export interface PageRendererOptions extends DocumentRendererOptions {
  api: ServerApi;
  releases: SectionSource;
  /** Resolves when the next page may be rendered. */
  turn(): Promise<void>;
}

/** Maximum number of cached message pages: a few kinds in each language, for the last few sets of releases. */
const MAX_CACHED_MESSAGES = 64;

/** Loads and renders pages, without caching. Message pages that are the same at every address are rendered once. */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  readonly #documents: DocumentRenderer;
  readonly #messages = new LRUCache<string, RenderedPage>({ max: MAX_CACHED_MESSAGES });

  constructor(options: PageRendererOptions) {
    this.#options = options;
    this.#documents = new DocumentRenderer(options);
  }

  /**
   * Renders the page of a request. `shared`: other visitors may get it too. Rejects with a redirect signal, or with an
   * `ApiError` 401.
   */
  async render(request: PageRequest, lease: Lease, shared: boolean): Promise<RenderedPage> {
    const { set, overrides } = lease;
    const { url, route, site, form, requestId, preview } = request;
    const cookies: string[] = [];
    const { address, cookie, protocol } = request;
    const own = shared ? {} : preview ? { address } : { address, cookie, protocol, cookies };
    const { api, build, turn } = this.#options;
    const { renderer } = build;
    const failures: SectionFailure[] = [];
    const madeOf: ReadAnswer[] = [];
    const i18n = this.#documents.i18nOf(set, site);
    const context = {
      site,
      language: site.language,
      api: api.client({ requestId, reads: madeOf, preview: preview?.token, ...own }),
      sections: set,
      signal: AbortSignal.timeout(TIME_LIMITS.pageLoad),
      translate: async <Section extends string>(namespace: Section) => renderer.translatorOf(i18n, namespace),
      report: (failure: SectionFailure) => void failures.push(failure),
    };
    const page = await renderer.loadPage(url, route, context);
    if (['not-found', 'later'].includes(page.view.type) && overrides.length === 0 && !form && !preview) {
      const message = { ...this.message(page.view, request, set), failures };
      if (failures.length > 0 && !request.isControl) this.#options.rendered(message, [], requestId);
      return message;
    }
    const slots = route ? await renderer.loadSlots(page, route, url, context) : [];
    const eager = slots.filter(({ when }) => when === 'now').map(({ id }) => id);
    const badges = [
      ...(preview ? [renderPreviewBar(preview.endsAt, site.language)] : []),
      ...(overrides.length > 0 ? [renderBadge(overrides, site.language)] : []),
    ];
    await turn();
    const document = this.#documents.render({
      page: preview ? inPreview(page) : page,
      url,
      site,
      set,
      form,
      badges,
      base: preview && PREVIEW_BASE,
      shared,
      failures,
      request,
      eager,
      madeOf,
    });
    const rendered = cookies.length > 0 ? { ...document, cookies } : document;
    if (!lease.varies || request.isControl || rendered.failures.length === 0) return rendered;
    return { ...rendered, failures: await this.#compared(request, rendered.failures, shared) };
  }

  /** A message page that is the same at every address: rendered once per language and set of releases. */
  message(
    view: PageView,
    { url, route, site }: Pick<PageRequest, 'url' | 'route' | 'site'>,
    set: SectionSet,
  ): RenderedPage {
    const key = [JSON.stringify(view), site.language, site.revision, publicOrigin(site, url), set.id].join(' ');
    const known = this.#messages.get(key) ?? this.#renderMessage(view, { url, site }, set);
    this.#messages.set(key, known);
    return { ...known, kind: route?.kind ?? '' };
  }

  /** The error page, with the reference number under which the error is logged. */
  errorPage(url: URL, site: Site, reference: string, set: SectionSet): RenderedPage {
    const page = this.#documents.shellPage(url, site, set, 500, { type: 'error', reference });
    return this.#documents.render({
      page,
      url,
      site,
      set,
      form: undefined,
      shared: false,
      failures: [],
      request: { route: null },
    });
  }

  #renderMessage(view: PageView, { url, site }: Pick<PageRequest, 'url' | 'site'>, set: SectionSet): RenderedPage {
    const status = view.type === 'not-found' ? 404 : 503;
    // Not the address of the first request, because the document contains it.
    const address = new URL(`/${site.language}/${status}/`, url);
    const page = this.#documents.shellPage(address, site, set, status, view);
    const parts = { page, url: address, site, set, form: undefined, shared: false, failures: [] };
    const rendered = this.#documents.render({ ...parts, request: { route: null } });
    rendered.body.isKept = true;
    return rendered;
  }

  /** Marks failures that the live releases have at the same address too: the canary is not to blame for them. */
  async #compared(request: PageRequest, failures: readonly SectionFailure[], shared: boolean) {
    const live = await this.#options.releases.lease();
    try {
      if (failures.every(({ section, release }) => live.set.versionOf(section) === release)) return failures;
      const control = await this.render({ ...request, isControl: true }, live, shared);
      const broken = new Set(control.failures.map(({ section }) => section));
      return failures.map((failure) => (broken.has(failure.section) ? { ...failure, alsoLive: true } : failure));
    } catch {
      // The live release redirects or requires a login, so it does not fail.
      return failures;
    } finally {
      live.release();
    }
  }
}

/** With the browser's address, by which sections recognize a preview. Search engines must not index it. */
const inPreview = (page: LoadedPage): LoadedPage => ({
  ...page,
  href: PREVIEW_BASE + page.href,
  head: { ...page.head, noindex: true },
});
