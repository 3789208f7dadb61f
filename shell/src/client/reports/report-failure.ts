import type { SectionFailure } from '../../composition/loading/section-failure.ts';
import type { Report } from '../../protocol/report.ts';

/** Logs in the console which section failed and why, and reports it to the server. Only failures of a release are counted. */
export function reportFailure({ section, release, expose, cause, reason, error }: SectionFailure): void {
  console.error(`[facade] section ${section} failed: ${reason}`);
  if (cause !== 'api' && release) report({ section, release, expose, timedOut: cause === 'timeout', reason }, error);
}

/** Reports to the server, with code that nearly no page ever loads. @param error what was thrown, for the places in its stack */
export function report(what: Report, error?: unknown): void {
  // If even this code does not arrive, the section is not at fault.
  import(/* webpackChunkName: "reports" */ './send-reports.ts').then(({ send }) => send(what, error)).catch(() => {});
}

/** Section and release of the first of their files in a stack or an address; undefined if there is none. */
export function sectionOf(text: string | undefined): { section: string; release: string } | undefined {
  const [, section, release = ''] = /\/_sections\/([^/]+)\/([^/]+)/.exec(text ?? '') ?? [];
  return section ? { section, release } : undefined;
}
