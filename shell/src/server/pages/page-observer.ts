import type { RenderTiming } from '../../composition/composition-context.ts';
import type { OverloadReason } from './admission/admission.ts';
import type { RenderedPage } from './rendered-page.ts';

/**
 * Where a page came from: `checked` is one of the cache whose data were asked for again and are the same, `stale` one that is made
 * of older data or releases.
 */
export type PageOrigin = 'cache' | 'checked' | 'stale' | 'render';

/** Counts and logs pages. `rendered` is called for each render, with the id of the first request that asked for it. */
export interface PageObserver {
  rendered(page: RenderedPage, timings: RenderTiming[], requestId: string | undefined): void;
  asked(from: PageOrigin): void;
  refused(reason: OverloadReason): void;
}
