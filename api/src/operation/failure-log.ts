import { LogThrottle } from '@facade/server-kit/log-throttle';

/** What a job in the background logs with. */
export interface JobLog {
  warn(details: object, message: string): void;
}

/**
 * Logs failures of a job in the background under this message: at most one line a minute, with how many there were. Outages of the database
 * are left out: it logs them itself, once.
 */
export function failureLog(log: JobLog, message: string): (error: unknown) => void {
  const throttle = new LogThrottle(60_000);
  return (error) => {
    // By name: the queue hands on copies of errors, which are of no class.
    const count = (error as Error).name === 'DatabaseUnavailable' ? null : throttle.take();
    if (count !== null) log.warn({ err: error, count }, message);
  };
}
