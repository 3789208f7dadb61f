import type { LOG_LEVELS } from '@facade/server-kit/environment';
import { type Logger, pino } from 'pino';

/** Lines that cannot be written are buffered up to this many bytes. */
const KEPT = 1_000_000;

/** The log: JSON lines on standard output. On a full disk it loses lines, and the api keeps running. */
export function openLog(level: (typeof LOG_LEVELS)[number]): Logger {
  const destination = pino.destination({ dest: 1, sync: true, maxLength: KEPT });
  destination.on('error', () => {});
  return pino({ level }, destination);
}

/**
 * Ends the process on an uncaught error: its state is unknown then. The supervisor restarts the process.
 */
export function endOnUncaught(log: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'the api ends: an error was not caught');
    process.exit(1);
  });
}
