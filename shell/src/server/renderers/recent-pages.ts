import { LRUCache } from 'lru-cache';
import type { LossReason } from '../../composition/loading/section-failure.ts';
import type { ServerApi } from '../api/api-client.ts';
import type { PageRequest } from '../pages/rendered-page.ts';
import { ReleaseSet } from '../releases/release-set.ts';
import type { SectionRelease } from '../releases/section-release.ts';
import type { Lease } from '../releases/section-source.ts';
import { PageJob } from './page-job.ts';
import { unlessGone } from './release-sources.ts';
import type { RendererProcess } from './renderer-process.ts';
import { setPartsOf } from './set-parts.ts';

/** Number of kinds of pages that a fresh renderer is warmed with. */
const KINDS = 2;

export interface Warming {
  api: ServerApi;
  /** What is live for everyone. */
  main: readonly SectionRelease[];
  /** Releases whose code is left out. */
  lost: ReadonlyMap<string, LossReason>;
}

/** The last page of each kind, to warm renderers with. Only pages that all visitors share. */
export class RecentPages {
  readonly #byKind = new LRUCache<string, PageRequest>({ max: KINDS });

  add(request: PageRequest): void {
    const { url, route, site } = request;
    if (route) this.#byKind.set(route.kind, { url, route, site });
  }

  /** Has a fresh renderer render them: the first page takes a process ten times as long as later ones. Rejects if it is lost. */
  async warm(fresh: RendererProcess, { api, main, lost }: Warming): Promise<void> {
    const handles = new Map(main.map((release) => [release.key.split('@')[0] ?? '', release]));
    const lease: Lease = { set: new ReleaseSet(handles, new Map()), varies: false, overrides: [], release: () => {} };
    for (const request of [...this.#byKind.values()]) {
      const job = new PageJob(api, { ...request, isControl: true }, lease, true);
      await fresh.render(job, setPartsOf(job.set, lost)).catch(unlessGone);
    }
  }
}
