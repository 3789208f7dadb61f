import type { SectionFailure } from '../../composition/loading/section-failure.ts';

/**
 * Logs in the console which section failed and why, and reports it to the server with code that nearly no page ever loads. Only
 * failures of a release are counted.
 */
export function reportFailure(failure: SectionFailure): void {
  console.error(`[facade] section ${failure.section} failed: ${failure.reason}`);
  if (failure.cause === 'api' || !failure.release) return;
  // If even this code does not arrive, the section is not at fault.
  import(/* webpackChunkName: "reports" */ './send-reports.ts').then(({ send }) => send(failure)).catch(() => {});
}
