import type { Sent } from './writers.ts';

/** The result of the enquiries of a run. */
export interface Account {
  acknowledged: number;
  /** Acknowledged, but not in the database. */
  lost: number;
  /** In the database more than once. */
  twice: number;
  /** In the database, although the last answer was a refusal. */
  storedButRefused: number;
  /** Answers by status, as in {@link Sent}. */
  answers: Record<number, number>;
}

/** Compares the answers to writers with the stored texts. */
export function accountOf(sent: readonly Sent[], stored: readonly string[]): Account {
  const times = new Map<string, number>();
  for (const marker of stored) times.set(marker, (times.get(marker) ?? 0) + 1);
  const account: Account = { acknowledged: 0, lost: 0, twice: 0, storedButRefused: 0, answers: {} };
  for (const { marker, acknowledgedAt, answers } of sent) {
    const count = times.get(marker) ?? 0;
    const acknowledged = acknowledgedAt !== null;
    if (acknowledged) account.acknowledged += 1;
    if (acknowledged && count === 0) account.lost += 1;
    if (count > 1) account.twice += 1;
    if (!acknowledged && count > 0) account.storedButRefused += 1;
    for (const status of answers) account.answers[status] = (account.answers[status] ?? 0) + 1;
  }
  return account;
}
