import type { RenderTiming } from '../../composition/composition-context.ts';
import type { LateFailures } from '../observe/late-failures.ts';
import type { OverloadReason } from './admission/admission.ts';
import type { RenderedPage } from './rendered-page.ts';

/**
 * Origin of a page. `checked`: cached, and its data were found unchanged. `stale`: cached, from older data or releases.
 */
export type PageOrigin = 'cache' | 'checked' | 'stale' | 'render';

/** Counts and logs pages. `rendered` is called for each render, with the id of the first request for it. */
export interface PageObserver {
  rendered(page: RenderedPage, timings: readonly RenderTiming[], requestId: string | undefined): void;
  asked(from: PageOrigin): void;
  refused(reason: OverloadReason): void;
  /** Errors that sections threw after a render. */
  readonly late?: Pick<LateFailures, 'mayComeFrom'>;
}
