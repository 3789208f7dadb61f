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
  /**
   * `api`: the section works, but its data did not arrive. `hang`, `exit`, `memory`: its code was left out, because it cost the server a
   * process.
   */
  cause: 'error' | 'timeout' | 'api' | LossReason;
  reason: string;
  /** What was thrown, with its stack. Only for the server's log. */
  error?: unknown;
  /** On the server, for a canary: the live release fails at the same address too. */
  alsoLive?: boolean;
}

/** Why a process that runs the code of sections was lost: it did not come back, ended, or took too much memory. */
export type LossReason = 'hang' | 'exit' | 'memory';

/** In place of code that is not run again, because it cost a process. */
export class LeftOut extends Error {
  readonly loss: LossReason;

  constructor(section: string, loss: LossReason) {
    super(`${section} ${LOSSES[loss]}`);
    this.name = 'LeftOut';
    this.loss = loss;
  }
}

const LOSSES: Readonly<Record<LossReason, string>> = {
  hang: 'did not come back while it rendered',
  exit: 'ended the process that rendered it',
  memory: 'took too much memory',
};

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
  if (error instanceof LeftOut) return error.loss;
  return (error as Error | null)?.name === 'TimeoutError' ? 'timeout' : 'error';
}
