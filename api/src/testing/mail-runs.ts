import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@facade/server-kit/until';
import type { Account } from './account-of.ts';
import { startMailServer } from './mail-server.ts';
import type { RunDatabase } from './postgres/run-databases.ts';
import { type RunOptions, runKills } from './restart-runs.ts';
import { runProgram } from './run-program.ts';

export interface MailRunOptions extends RunOptions {
  /** How long the mail server is down, from soon after the start, in seconds. */
  outageSeconds: number;
  /**
   * Time limit for the last mails once everything runs, in seconds. Mails that a killed api was sending wait longest.
   */
  timeoutSeconds: number;
}

/** Statistics of enquiries and their mails. */
export interface MailAccount extends Account {
  /** Enquiries in the database whose mail to the agency did not arrive. */
  notMailed: number;
  /** The same for the confirmations to their senders. */
  notConfirmed: number;
  /** Mails that arrived more than once with the same `Message-ID`. */
  again: number;
  /** Mails that arrived twice with different `Message-ID`s: a mail program would show both. */
  doubled: number;
}

const MARKER = /marker-[0-9a-f-]{36}/;

/** `runKills` with an outage of the mail server; then waits until no mail is missing, or the timeout has passed. */
export async function runKillsWithMail(database: RunDatabase, options: MailRunOptions): Promise<MailAccount> {
  let server = await startMailServer();
  const { port } = server;
  const received: string[] = [];
  const outage = async () => {
    await delay(2000);
    received.push(...server.received);
    await server.stop();
    await delay(options.outageSeconds * 1000);
    server = await startMailServer(port);
  };
  const withMail = { ...database, env: { ...database.env, SMTP_URL: server.url } };
  const [account] = await Promise.all([runKills(withMail, options), outage()]);
  const stored = await database.stored();
  const mails = () => [...received, ...server.received];
  const run = runProgram('main.ts', withMail.env);
  await run.ready;
  await until(() => isWhole(mails(), stored), options.timeoutSeconds).catch(() => {});
  run.child.kill('SIGTERM');
  await run.ended;
  await server.stop();
  return { ...account, ...mailsOf(mails(), stored) };
}

type Mails = Map<string, { agency: string[]; visitor: string[] }>;

/**
 * Marker → the `Message-ID`s of the mails that arrived. The mail to the agency has the marker in its text, the
 * confirmation in its address.
 */
function byMarker(mails: readonly string[]): Mails {
  const found: Mails = new Map();
  for (const mail of mails) {
    const isConfirmation = /^Auto-Submitted:/im.test(mail);
    const marker = MARKER.exec(mail)?.[0] ?? '';
    const ids = found.get(marker) ?? { agency: [], visitor: [] };
    ids[isConfirmation ? 'visitor' : 'agency'].push(/^Message-ID: (.*)$/im.exec(mail)?.[1] ?? '');
    found.set(marker, ids);
  }
  return found;
}

function isWhole(mails: readonly string[], stored: readonly string[]): boolean {
  if (mails.length < 2 * stored.length) return false;
  const { notMailed, notConfirmed } = mailsOf(mails, stored);
  return notMailed + notConfirmed === 0;
}

function mailsOf(mails: readonly string[], stored: readonly string[]): Omit<MailAccount, keyof Account> {
  const found = byMarker(mails);
  const missing = (kind: 'agency' | 'visitor') =>
    stored.filter((marker) => (found.get(marker)?.[kind].length ?? 0) === 0).length;
  const lists = [...found.values()].flatMap(({ agency, visitor }) => [agency, visitor]);
  return {
    notMailed: missing('agency'),
    notConfirmed: missing('visitor'),
    again: lists.reduce((sum, ids) => sum + ids.length - new Set(ids).size, 0),
    doubled: lists.filter((ids) => new Set(ids).size > 1).length,
  };
}
