import type { Suspects } from '@facade/platform/suspects';
import { LogThrottle } from '@facade/server-kit/log-throttle';
import type { FastifyBaseLogger } from 'fastify';
import { type Culprit, culpritOf } from './culprit.ts';
import { keepSectionsFromExiting } from './keep-sections-from-exiting.ts';

export interface UncaughtOptions {
  suspects: Suspects;
  /** A release threw an error that nothing caught; the process continues. */
  failed(culprit: Culprit, error: unknown): void;
  log: Pick<FastifyBaseLogger, 'error' | 'fatal'>;
}

/** Minimum time between log lines about rejections of unknown origin, in milliseconds. */
const LOG_UNKNOWN = 1000;

/**
 * Handles what nothing caught, mostly of sections: they run in this process. After a rejection the process continues. After an exception
 * it continues if only a section's code was running; else it ends, because the shell's own state may be half changed, and notes the
 * section in whose code that happened. Returns a function that stops watching.
 */
export function watchUncaught({ suspects, failed, log }: UncaughtOptions): () => void {
  const unknown = new LogThrottle(LOG_UNKNOWN);
  const exit = keepSectionsFromExiting(process);
  const rejected = (error: unknown) => {
    const culprit = culpritOf(error);
    if (culprit) return failed(culprit, error);
    const times = unknown.take();
    if (times !== null) log.error({ err: error, times }, 'a promise was rejected and nothing handled it');
  };
  const thrown = (error: unknown) => {
    const culprit = culpritOf(error);
    if (culprit?.alone) return failed(culprit, error);
    log.fatal({ err: error, ...culprit }, 'the shell ends: an error was not caught');
    try {
      if (culprit) suspects.note(culprit.section, culprit.release, String(error));
    } finally {
      exit(1);
    }
  };
  process.on('unhandledRejection', rejected).on('uncaughtException', thrown);
  return () => void process.off('unhandledRejection', rejected).off('uncaughtException', thrown);
}
