import { failureOf } from '../../composition/loading/section-failure.ts';
import { reportFailure, sectionOf } from './report-failure.ts';

/** Stands for the page or fragment in the report: a stack names files only. */
const EXPOSE = 'handler';

/**
 * From now on, reports what event handlers, timers and promises of sections throw. No error boundary sees that: the part stays
 * as it is, and does not do what the visitor asked for. The section and its release are those of the first of their files in
 * the stack; an error without one, such as a browser extension's, is not a section's.
 */
export function watchHandlers(): void {
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

function report(error: Error | undefined): void {
  const thrower = sectionOf(error?.stack);
  // Aborted on purpose: the visitor went on.
  if (thrower && error?.name !== 'AbortError')
    reportFailure(failureOf({ versionOf: () => thrower.release }, thrower.section, EXPOSE, error));
}
