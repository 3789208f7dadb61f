import { isApiError } from '@facade/section-kit';
import type { SectionLoader } from './section-loader.ts';

/** Stands for the shell itself where a section is named. */
export const SHELL = 'shell';

/** The failure of a part of a page, for the server's log and metrics and for the browser's reports. */
export interface SectionFailure {
  section: string;
  /** Release that the page uses; empty where it has none. */
  release: string;
  /** Page, fragment or language of the section, such as `page-list`. */
  expose: string;
  /** `api`: the section works, but its data did not arrive. */
  cause: 'error' | 'timeout' | 'api';
  reason: string;
  /** What was thrown, with its stack. Only for the server's log. */
  error?: unknown;
  /** On the server, for a canary: the live release fails at the same address too. */
  alsoLive?: boolean;
}

/** Turns an error into the failure of a section. An error named `TimeoutError` counts as a timeout. */
export function failureOf(
  sections: Pick<SectionLoader, 'versionOf'>,
  section: string,
  expose: string,
  error: unknown,
): SectionFailure {
  const reason = error instanceof Error ? error.message : String(error);
  return { section, release: sections.versionOf(section), expose, cause: causeOf(error), reason, error };
}

function causeOf(error: unknown): SectionFailure['cause'] {
  if (isApiError(error)) return 'api';
  return (error as Error | null)?.name === 'TimeoutError' ? 'timeout' : 'error';
}
