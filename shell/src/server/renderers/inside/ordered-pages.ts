import { setImmediate as turn } from 'node:timers/promises';
import type { Site } from '@facade/shared-domain/model';
import { LRUCache } from 'lru-cache';
import { LeftOut } from '../../../composition/loading/section-failure.ts';
import type { Renderer } from '../../build-files.ts';
import { PageRenderer } from '../../pages/page-renderer.ts';
import { browserRelease } from '../../releases/browser-release.ts';
import { ReleaseHandle, type RunsRelease } from '../../releases/release-handle.ts';
import { ReleaseSet } from '../../releases/release-set.ts';
import type { SectionRelease } from '../../releases/section-release.ts';
import { type PageHead, type RendererBuild, type RenderOrder, type SetParts, thrownError } from '../protocol.ts';
import type { Marks } from './marks.ts';
import type { OpenedReleases } from './opened-releases.ts';
import type { PageApi } from './page-api.ts';

export interface OrderedPagesOptions {
  renderer: Renderer;
  releases: OpenedReleases;
  api: PageApi;
  marks: Marks;
  build: RendererBuild;
  offline: boolean;
}

/** Of a release that is not run. */
const NO_CODE: RunsRelease = { expose: () => undefined, accessOf: () => 'public', close: () => {} };

/** Sets of releases; one is made again when it is needed again. */
const MAX_SETS = 64;

/** Renders the pages that the shell's server orders. */
export class OrderedPages {
  /** Id → the agency's settings in one language. */
  readonly sites = new Map<number, Site>();
  readonly #options: OrderedPagesOptions;
  readonly #pages: PageRenderer;
  readonly #sets = new LRUCache<string, ReleaseSet>({ max: MAX_SETS });

  constructor(options: OrderedPagesOptions) {
    this.#options = options;
    const { api, marks, renderer, build, offline } = options;
    this.#pages = new PageRenderer({
      build: { renderer, ...build },
      offline,
      turn: () => turn(),
      // The id of the request is that of the order.
      api: { client: ({ requestId } = {}) => api.client(Number(requestId)) },
      run: (requestId, { section, release }, code) => {
        const place = { section, release, job: Number(requestId) };
        return marks.run(place, () => code(api.client(place.job, place)));
      },
      renders: (requestId, place) => marks.enter(place && { ...place, job: Number(requestId) }),
    });
  }

  /** Rejects like `PageRenderer.render`. */
  async render(job: number, order: RenderOrder): Promise<{ page: PageHead; html: Buffer }> {
    const { url, route, form, previewEndsAt, staff, isControl, overrides, shared } = order;
    const site = this.sites.get(order.site);
    if (!site) throw new Error('the settings of this page are not known');
    const request = {
      url: new URL(url),
      route,
      site,
      form,
      staff: staff ?? false,
      isControl: isControl ?? false,
      requestId: String(job),
      preview: previewEndsAt === undefined ? undefined : { token: '', endsAt: new Date(previewEndsAt) },
    };
    const page = await this.#pages.render(request, { set: this.#setOf(order.set), overrides }, shared);
    const { status, etag, policy, kind, releases, forms, failures, timings = [], noindex = false } = page;
    const { bytes } = await page.body.as('identity');
    const sent = failures.map(({ error, ...failure }) => ({
      ...failure,
      ...(error === undefined ? {} : { error: thrownError(error) }),
    }));
    const { shared: isShared } = page;
    const head = { status, etag, policy, shared: isShared, kind, releases, forms, noindex, failures: sent, timings };
    return { page: head, html: bytes };
  }

  #setOf(parts: SetParts): ReleaseSet {
    const key = JSON.stringify(parts);
    const set = this.#sets.get(key) ?? this.#create(parts);
    // What could not be loaded may be loaded for the next page.
    if (Object.keys(parts.releases).every((section) => set.handles.has(section))) this.#sets.set(key, set);
    return set;
  }

  #create({ releases, inBrowser, missing, leftOut }: SetParts): ReleaseSet {
    const handles = new Map<string, SectionRelease>();
    const absent = new Map<string, string | Error>(Object.entries(missing));
    for (const [section, key] of Object.entries(releases)) {
      const release = this.#options.releases.of(key);
      if (!release) absent.set(section, 'it could not be loaded');
      else handles.set(section, release);
    }
    for (const [section, entry] of Object.entries(inBrowser)) handles.set(section, browserRelease(section, entry));
    for (const [section, { reason, ...place }] of Object.entries(leftOut)) {
      handles.set(section, new ReleaseHandle(place, NO_CODE));
      absent.set(section, new LeftOut(section, reason));
    }
    return new ReleaseSet(handles, absent);
  }
}
