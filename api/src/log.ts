import { type Logger, pino } from 'pino';
import type { Config } from './config/config.ts';

/** Lines that cannot be written are kept up to so many bytes. */
const KEPT = 1_000_000;

/** The log, JSON lines on standard output. A full disk under it costs lines, not the api. */
export function openLog(level: Config['logLevel']): Logger {
  const destination = pino.destination({ dest: 1, sync: true, maxLength: KEPT });
  destination.on('error', () => {});
  return pino({ level }, destination);
}

/**
 * Ends the process when something was thrown where nobody catches it: what it left half done is unknown, and whoever supervises
 * the process starts it again.
 */
export function endOnUncaught(log: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'the api ends: an error was not caught');
    process.exit(1);
  });
}
