import { hash } from 'node:crypto';
import type { ApiClient } from '@facade/section-kit';
import type { Site } from '@facade/shared-domain/model';
import { perObject } from '@facade/shared-domain/per-object';
import { LRUCache } from 'lru-cache';
import type { LoadedPage, PageView } from '../../composition/loading/loaded-page.ts';
import type { SectionFailure } from '../../composition/loading/section-failure.ts';
import { PREVIEW_BASE } from '../../protocol/preview-base.ts';
import type { ReadAnswer } from '../api/answer.ts';
import type { ServerApi } from '../api/api-client.ts';
import type { BuildFiles } from '../build-files.ts';
import { publicOrigin } from '../http/pages/site-origin.ts';
import { renderPreviewBar } from '../preview/preview-bar.ts';
import type { Lease, SectionSet } from '../releases/section-source.ts';
import { TIME_LIMITS } from '../time-limits.ts';
import { type Badge, renderBadge } from '../variants/badge.ts';
import { Compressed } from './cache/compressed.ts';
import { formsOn, scriptsOf, sectionsOn } from './page-parts.ts';
import { PageTexts } from './page-texts.ts';
import type { PageRequest, RenderedPage } from './rendered-page.ts';

export interface PageRendererOptions {
  api: Pick<ServerApi, 'client'>;
  build: Pick<BuildFiles, 'renderer' | 'scripts' | 'integrity'>;
  /** Whether documents register the service worker. */
  offline?: boolean;
  /** Resolves when the next page may be rendered. */
  turn(): Promise<void>;
  /** Runs code of a release outside of the render, with the api client to give it. Absent: it is called directly. */
  run?<T>(requestId: string | undefined, release: Place, code: (api: ApiClient) => T): T;
  /** Called when the render enters the code of a release, and with null when it returns to the shell's own. */
  renders?(requestId: string | undefined, release: Place | null): void;
}

/** A release whose code runs. */
interface Place {
  section: string;
  release: string;
}

/** What a document holds besides its page. */
interface DocumentExtras {
  shared: boolean;
  failures?: SectionFailure[];
  badges?: readonly Badge[];
  /** Fragments whose scripts are loaded together with the page's. */
  eager?: string[];
  madeOf?: readonly ReadAnswer[];
}

/** Maximum number of cached message pages: a few kinds in each language, for the last few sets of releases. */
const MAX_CACHED_MESSAGES = 64;

/** Loads and renders pages, without caching. Message pages that are the same at every address are rendered once. */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  readonly #texts: PageTexts;
  readonly #messages = new LRUCache<string, RenderedPage>({ max: MAX_CACHED_MESSAGES });
  /** Language → URL → integrity of every script that a page may load. */
  readonly #integrityOf = perObject((_: SectionSet) => new Map<string, Record<string, string>>());

  constructor(options: PageRendererOptions) {
    this.#options = options;
    this.#texts = new PageTexts(options.build.renderer);
  }

  /**
   * Renders the page of a request. `shared`: other visitors may get it too. Rejects with a redirect signal, or with an
   * `ApiError` 401.
   */
  async render(request: PageRequest, lease: Pick<Lease, 'set' | 'overrides'>, shared: boolean): Promise<RenderedPage> {
    const { set, overrides } = lease;
    const { url, route, site, form, requestId, preview } = request;
    const cookies: string[] = [];
    const { address, cookie, protocol } = request;
    const own = shared ? {} : preview ? { address } : { address, cookie, protocol, cookies };
    const { api, build, turn, run } = this.#options;
    const { renderer } = build;
    const failures: SectionFailure[] = [];
    const madeOf: ReadAnswer[] = [];
    const i18n = this.#texts.i18nOf(set, site);
    const context = {
      site,
      language: site.language,
      api: api.client({ requestId, reads: madeOf, preview: preview?.token, ...own }),
      sections: set,
      signal: AbortSignal.timeout(TIME_LIMITS.pageLoad),
      ...(run && {
        run: <T>(section: string, _expose: string, code: (own: ApiClient) => T) =>
          run(requestId, { section, release: set.versionOf(section) }, code),
      }),
      translate: async <Section extends string>(namespace: Section) => renderer.translatorOf(i18n, namespace),
      report: (failure: SectionFailure) => void failures.push(failure),
    };
    const page = await renderer.loadPage(url, route, context);
    if (['not-found', 'later'].includes(page.view.type) && overrides.length === 0 && !form && !preview) {
      return { ...this.message(page.view, request, set), failures };
    }
    const slots = route ? await renderer.loadSlots(page, route, url, context) : [];
    const eager = slots.filter(({ when }) => when === 'now').map(({ id }) => id);
    const badges = [
      ...(preview ? [renderPreviewBar(preview.endsAt, site.language)] : []),
      ...(overrides.length > 0 ? [renderBadge(overrides, site.language)] : []),
    ];
    await turn();
    const extras = { shared, failures, badges, eager, madeOf };
    const document = this.#document(preview ? inPreview(page) : page, request, set, extras);
    return cookies.length > 0 ? { ...document, cookies } : document;
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
    const page = this.#shellPage(url, site, set, 500, { type: 'error', reference });
    return this.#document(page, { url, site, route: null }, set, { shared: false });
  }

  #renderMessage(view: PageView, { url, site }: Pick<PageRequest, 'url' | 'site'>, set: SectionSet): RenderedPage {
    const status = view.type === 'not-found' ? 404 : 503;
    // Not the address of the first request, because the document contains it.
    const address = new URL(`/${site.language}/${status}/`, url);
    const page = this.#shellPage(address, site, set, status, view);
    const rendered = this.#document(page, { url: address, site, route: null }, set, { shared: false });
    rendered.body.isKept = true;
    return rendered;
  }

  /** A message page of the shell. */
  #shellPage(url: URL, site: Site, set: SectionSet, status: LoadedPage['status'], view: PageView): LoadedPage {
    const { renderer } = this.#options.build;
    return renderer.shellPage(url, site, renderer.translatorOf(this.#texts.i18nOf(set, site), 'shell'), status, view);
  }

  /** Renders the document of a page. */
  #document(
    page: LoadedPage,
    { url, site, form, route, requestId, staff, preview }: PageRequest,
    set: SectionSet,
    { shared, failures = [], badges = [], eager = [], madeOf = [] }: DocumentExtras,
  ): RenderedPage {
    const { build, offline, renders } = this.#options;
    const rendered = build.renderer.renderDocument({
      page,
      site,
      language: site.language,
      origin: publicOrigin(site, url),
      sections: set,
      i18n: this.#texts.i18nOf(set, site),
      texts: this.#texts.textsOf(page, set, site),
      form: form ?? null,
      badges,
      base: preview && PREVIEW_BASE,
      staff,
      offline: offline && !preview,
      pins: set.pins(),
      integrity: this.#integrity(set, site.language),
      scripts: scriptsOf(page, set, eager, build.scripts),
      renders:
        renders &&
        ((section) => renders(requestId, section === null ? null : { section, release: set.versionOf(section) })),
    });
    const isWhole = !Object.values(rendered.page.slots).some((slot) => 'failed' in slot);
    // Weak: the compressed forms are the same page in other bytes.
    const bytes = Buffer.from(rendered.html);
    const etag = `W/"${hash('sha1', bytes, 'base64url')}"`;
    return {
      status: rendered.page.status,
      body: new Compressed(bytes),
      etag,
      policy: rendered.policy,
      noindex: rendered.page.head.noindex === true,
      shared: shared && isWhole,
      kind: route?.kind ?? '',
      releases: Object.fromEntries(sectionsOn(page).map((section) => [section, set.versionOf(section)])),
      failures: [...failures, ...rendered.failures],
      forms: formsOn(rendered.html),
      madeOf,
      timings: rendered.timings,
    };
  }

  /** The same object for the same sections and language. */
  #integrity(set: SectionSet, language: string): Record<string, string> {
    const ofSet = this.#integrityOf(set);
    const integrity = ofSet.get(language) ?? { ...this.#options.build.integrity, ...set.integrity(language) };
    ofSet.set(language, integrity);
    return integrity;
  }
}

/** With the browser's address, by which sections recognize a preview. Search engines must not index it. */
const inPreview = (page: LoadedPage): LoadedPage => ({
  ...page,
  href: PREVIEW_BASE + page.href,
  head: { ...page.head, noindex: true },
});
