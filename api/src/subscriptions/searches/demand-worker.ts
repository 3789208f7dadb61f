import { repeat } from '../../platform/index.ts';
import type { Snapshot } from '../../site/index.ts';
import { sendFollowMails } from '../follow/send-follow-mails.ts';
import { clearDemands } from './clear-demands.ts';
import { matchSome } from './match-news.ts';
import { placeNews } from './place-news.ts';
import { type DigestServices, sendDigests } from './send-digests.ts';

export interface DemandWorkerOptions extends DigestServices {
  siteData: { current(): Promise<Snapshot> };
  log: { warn(details: object, message: string): void; info(details: object, message: string): void };
}

/** How often the database is polled for news and for mails that are due, in milliseconds. */
const EVERY = 3000;
const CLEAR_EVERY = 3_600_000;

/**
 * Compares what imports changed with the registered searches, and mails the matches when due. All its state is in the database:
 * it may be interrupted at any moment, and several apis share the work.
 */
export function startDemandWorker({ siteData, log, ...services }: DemandWorkerOptions): {
  stop(): Promise<void>;
} {
  const { db } = services;

  async function compare(signal: AbortSignal): Promise<void> {
    const snapshot = await siteData.current();
    while (!signal.aborted && (await placeNews(db, snapshot)));
    const started = performance.now();
    let searches = 0;
    for (let isDone = false; !isDone && !signal.aborted; ) {
      const step = await matchSome(db);
      searches += step.searches;
      isDone = step.isDone;
    }
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    if (searches > 0) log.info({ searches, seconds }, 'registered searches were compared with what is new');
  }

  async function turn(signal: AbortSignal): Promise<void> {
    await compare(signal);
    while (!signal.aborted && (await sendDigests(services, await siteData.current())));
    while (!signal.aborted && (await sendFollowMails(services, await siteData.current())));
  }

  const failure = 'registered searches';
  const jobs = [
    repeat(turn, { every: EVERY, log, failure }),
    repeat(() => clearDemands(db), { first: EVERY, every: CLEAR_EVERY, log, failure }),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
