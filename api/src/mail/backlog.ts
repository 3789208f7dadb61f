import { type Db, jobBacklog } from '../platform/index.ts';
import { QUEUE } from './queue-name.ts';
import { PRIORITY } from './templates/mail-class.ts';

/** Mails that have not been delivered to the mail server yet. */
export interface Backlog {
  waiting: number;
  /**
   * Age of the oldest pending mail to the agency, in seconds; 0 if there is none. Confirmations do not count, because
   * one mailbox may be full for a day.
   */
  oldestSeconds: number;
  /** Mails given up or permanently refused in the last thirty days: those to the agency, and automatic ones. */
  dead: { agency: number; automatic: number };
}

/** Reads it from the tables of the queue. */
export async function readBacklog(db: Db): Promise<Backlog> {
  const { waiting, dead, urgentDead, urgentSeconds } = await jobBacklog(db, QUEUE, PRIORITY.agency);
  return {
    waiting,
    oldestSeconds: Math.max(0, urgentSeconds ?? 0),
    dead: { agency: urgentDead, automatic: dead - urgentDead },
  };
}
