import { type JobLog, type Repeated, repeat } from '../../platform/index.ts';
import type { Snapshot } from '../../site/index.ts';
import { type SummaryServices, sendSummaries } from './send-summaries.ts';

/** How often an api checks whether a week has ended, in milliseconds. */
const EVERY = 10 * 60_000;

/** Delay after the start, when the site is busy, in milliseconds. */
const FIRST = 60_000;

interface SummaryJob extends SummaryServices {
  siteData: { current(): Promise<Snapshot> };
  log: JobLog;
}

/** Mails weekly summaries to owners while the api runs. */
export const startSummaries = ({ siteData, log, ...services }: SummaryJob): Repeated =>
  repeat(
    async (signal) => {
      while (!signal.aborted && (await sendSummaries(services, await siteData.current())));
    },
    { first: FIRST, every: EVERY, log, failure: 'weekly summaries of owners' },
  );
