import type { SectionFailure } from '../../composition/loading/section-failure.ts';

/**
 * The console says which section failed and why; the server learns it too, from code that nearly no page ever loads. What is no
 * release's fault is not counted.
 */
export function reportFailure(failure: SectionFailure): void {
  console.error(`[facade] section ${failure.section} failed: ${failure.reason}`);
  if (failure.cause === 'api' || !failure.release) return;
  // Where not even this arrives, nothing is wrong with the section.
  import(/* webpackChunkName: "reports" */ './send-reports.ts').then(({ send }) => send(failure)).catch(() => {});
}
