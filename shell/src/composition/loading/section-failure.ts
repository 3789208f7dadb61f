import { isApiError } from '@facade/section-kit';
import type { SectionLoader } from './section-loader.ts';

/** What became of a part of a page, told to whoever keeps count: the server's log and metrics, the browser's reports. */
export interface SectionFailure {
  section: string;
  /** Release the page uses; empty where it has none. */
  release: string;
  /** Page, fragment or language of the section, such as `page-list`. */
  expose: string;
  /** `api`: the section works, its data did not come. */
  cause: 'error' | 'timeout' | 'api';
  reason: string;
  /** What was thrown, with its stack: for the server's log alone. */
  error?: unknown;
  /** On the server, of a canary: the live release fails at the same address too. */
  alsoLive?: boolean;
}

/** An error as the failure of a section. An error named `TimeoutError` is one of time. */
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
