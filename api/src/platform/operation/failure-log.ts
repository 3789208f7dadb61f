import { LogThrottle } from '@facade/server-kit/log-throttle';

/** The log of a background job. */
export interface JobLog {
  warn(details: object, message: string): void;
}

/**
 * Logs failures of a background job under this message: at most one line a minute, with their number. Outages of the
 * database are left out: the database layer logs them once.
 */
export function failureLog(log: JobLog, message: string): (error: unknown) => void {
  const throttle = new LogThrottle(60_000);
  return (error) => {
    // Compare the name: the queue passes copies of errors, so `instanceof` fails.
    const count = (error as Error).name === 'DatabaseUnavailable' ? null : throttle.take();
    if (count !== null) log.warn({ err: error, count }, message);
  };
}
