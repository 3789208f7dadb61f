import { hash } from 'node:crypto';
import type { Site } from '@facade/shared-domain/model';
import { LRUCache } from 'lru-cache';
import type { RenderTiming } from '../../composition/composition-context.ts';
import type { LoadedPage, PageView } from '../../composition/loading/loaded-page.ts';
import type { SectionFailure } from '../../composition/loading/section-failure.ts';
import type { ServerApi } from '../api/api-client.ts';
import type { BuildFiles } from '../build-files.ts';
import { publicOrigin } from '../http/pages/site-origin.ts';
import type { Lease, SectionSet, SectionSource } from '../releases/section-source.ts';
import { TIME_LIMITS } from '../time-limits.ts';
import { type Badge, renderBadge } from '../variants/badge.ts';
import { Compressed } from './cache/compressed.ts';
import { scriptsOf, sectionsOn } from './page-parts.ts';
import { PageTexts } from './page-texts.ts';
import type { PageRequest, RenderedPage } from './rendered-page.ts';

export interface PageRendererOptions {
  api: ServerApi;
  releases: SectionSource;
  build: BuildFiles;
  /** Resolves when the next page may be rendered. */
  turn(): Promise<void>;
  /** Called for every page that was rendered, and every message in the place of one that failed. `requestId`: the first request that asked for it. */
  rendered(page: RenderedPage, timings: RenderTiming[], requestId: string | undefined): void;
}

interface RenderParts {
  page: LoadedPage;
  url: URL;
  site: Site;
  set: SectionSet;
  form: PageRequest['form'];
  badge?: Badge | undefined;
  shared: boolean;
  failures: SectionFailure[];
  request: Pick<PageRequest, 'route' | 'requestId' | 'staff' | 'isControl'>;
  /** Fragments whose script is fetched together with the page's own. */
  eager?: string[];
}

/** Pages that only say something: a few kinds in each language, and for the last few sets of releases. */
const MOST_MESSAGES = 64;

/** Loads and renders pages, each time anew; messages that are the same at every address once. */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  readonly #texts: PageTexts;
  readonly #integrity = new WeakMap<SectionSet, Map<string, Record<string, string>>>();
  readonly #messages = new LRUCache<string, RenderedPage>({ max: MOST_MESSAGES });

  constructor(options: PageRendererOptions) {
    this.#options = options;
    this.#texts = new PageTexts(options.build.renderer);
  }

  /** The page of a request; `shared`: it may be given to others. Rejects with a redirect signal, or with an `ApiError` 401. */
  async render(request: PageRequest, lease: Lease, shared: boolean): Promise<RenderedPage> {
    const { set, overrides } = lease;
    const { url, route, site, cookie, form, requestId } = request;
    const { api, build, turn } = this.#options;
    const { renderer } = build;
    const failures: SectionFailure[] = [];
    const i18n = this.#texts.i18nOf(set, site.language);
    const context = {
      site,
      language: site.language,
      api: api.client({ requestId, cookie: shared ? undefined : cookie }),
      sections: set,
      signal: AbortSignal.timeout(TIME_LIMITS.pageLoad),
      translate: async (namespace: string) => renderer.translatorOf(i18n, namespace),
      report: (failure: SectionFailure) => void failures.push(failure),
    };
    const page = await renderer.loadPage(url, route, context);
    const isMessage = page.view.type === 'not-found' || page.view.type === 'later';
    if (isMessage && overrides.length === 0 && !form) {
      const message = { ...this.message(page.view, request, set), failures };
      if (failures.length > 0 && !request.isControl) this.#options.rendered(message, [], requestId);
      return message;
    }
    const slots = route ? await renderer.loadSlots(page, route, url, context) : [];
    const eager = slots.filter(({ when }) => when === 'now').map(({ id }) => id);
    const badge = overrides.length > 0 ? renderBadge(overrides, site.language) : undefined;
    await turn();
    const rendered = this.#render({ page, url, site, set, form, badge, shared, failures, request, eager });
    if (!lease.varies || request.isControl || rendered.failures.length === 0) return rendered;
    return { ...rendered, failures: await this.#compared(request, rendered.failures, shared) };
  }

  /** A page that only says something and is the same at every address: rendered once for each language and set of releases. */
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

  /** The page that says something went wrong, with the number under which the log has it. */
  errorPage(url: URL, site: Site, reference: string, set: SectionSet): RenderedPage {
    const page = this.#shellPage(url, site, set, 500, { type: 'error', reference });
    return this.#render({
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
    // Not the address of who asks first: it stands in the document.
    const address = new URL(`/${site.language}/${status}/`, url);
    const page = this.#shellPage(address, site, set, status, view);
    const parts = { page, url: address, site, set, form: undefined, shared: false, failures: [] };
    const rendered = this.#render({ ...parts, request: { route: null } });
    rendered.body.isKept = true;
    return rendered;
  }

  #shellPage(url: URL, site: Site, set: SectionSet, status: LoadedPage['status'], view: PageView): LoadedPage {
    const { renderer } = this.#options.build;
    return renderer.shellPage(
      url,
      site,
      renderer.translatorOf(this.#texts.i18nOf(set, site.language), 'shell'),
      status,
      view,
    );
  }

  /** Marks what the live releases fail at the same address too: that is no canary's fault. */
  async #compared(request: PageRequest, failures: readonly SectionFailure[], shared: boolean) {
    const live = await this.#options.releases.lease();
    try {
      if (failures.every(({ section, release }) => live.set.versionOf(section) === release)) return failures;
      const control = await this.render({ ...request, isControl: true }, live, shared);
      const broken = new Set(control.failures.map(({ section }) => section));
      return failures.map((failure) => (broken.has(failure.section) ? { ...failure, alsoLive: true } : failure));
    } catch {
      // The live one answers otherwise, with a redirect or who must log in: it does not fail.
      return failures;
    } finally {
      live.release();
    }
  }

  #render({ page, url, site, set, form, badge, shared, failures, request, eager = [] }: RenderParts): RenderedPage {
    const { build } = this.#options;
    const rendered = build.renderer.renderDocument({
      page,
      site,
      language: site.language,
      origin: publicOrigin(site, url),
      sections: set,
      i18n: this.#texts.i18nOf(set, site.language),
      texts: this.#texts.textsOf(page, set, site.language),
      form: form ?? null,
      badge,
      staff: request.staff,
      pins: set.pins(),
      integrity: this.#integrityOf(set, site.language),
      scripts: scriptsOf(page, set, eager, build.scripts),
    });
    const isWhole = !Object.values(rendered.page.slots).some((slot) => 'failed' in slot);
    // Weak: the compressed forms are the same page in other bytes.
    const bytes = Buffer.from(rendered.html);
    const etag = `W/"${hash('sha1', bytes, 'base64url')}"`;
    const finished: RenderedPage = {
      status: rendered.page.status,
      body: new Compressed(bytes),
      etag,
      policy: rendered.policy,
      shared: shared && isWhole,
      kind: request.route?.kind ?? '',
      releases: Object.fromEntries(sectionsOn(page).map((section) => [section, set.versionOf(section)])),
      failures: [...failures, ...rendered.failures],
    };
    if (!request.isControl) this.#options.rendered(finished, rendered.timings, request.requestId);
    return finished;
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
