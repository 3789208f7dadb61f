import type { SectionFailure } from '../../composition/loading/section-failure.ts';
import type { Lease, SectionSource } from '../releases/section-source.ts';
import type { PageObserver } from './page-observer.ts';
import type { PageRequest, RenderedPage } from './rendered-page.ts';

/** Loads and renders a page: in this process, or in the renderers. Rejects like `PageRenderer.render`. */
export interface RendersPages {
  render(request: PageRequest, lease: Lease, shared: boolean): Promise<RenderedPage>;
}

export interface PageRendersOptions {
  releases: Pick<SectionSource, 'lease'>;
  pages: RendersPages;
  observer?: Pick<PageObserver, 'rendered'> | undefined;
}

/** Renders pages, reports each to the observer, and compares failures of a canary with the live releases. */
export class PageRenders implements RendersPages {
  readonly #options: PageRendersOptions;

  constructor(options: PageRendersOptions) {
    this.#options = options;
  }

  async render(request: PageRequest, lease: Lease, shared: boolean): Promise<RenderedPage> {
    const { timings = [], ...page } = await this.#options.pages.render(request, lease, shared);
    this.#options.observer?.rendered(page, timings, request.requestId);
    if (!lease.varies || page.failures.length === 0) return page;
    return { ...page, failures: await this.#compared(request, page.failures, shared) };
  }

  /** Marks failures that the live releases have at the same address too: the canary is not to blame for them. */
  async #compared(request: PageRequest, failures: readonly SectionFailure[], shared: boolean) {
    const live = await this.#options.releases.lease();
    try {
      if (failures.every(({ section, release }) => live.set.versionOf(section) === release)) return failures;
      const control = await this.#options.pages.render({ ...request, isControl: true }, live, shared);
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
