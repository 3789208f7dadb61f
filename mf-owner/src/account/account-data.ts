import type { Account } from '@facade/shared-domain/model';

/** Actions of the account page; the URL contains the last one. */
const DONE = ['session', 'password', 'passkey-added', 'passkey-renamed', 'passkey-removed'] as const;

export type Done = (typeof DONE)[number];

export interface AccountData {
  account: Account;
  /** The last action. */
  done: Done | null;
}

export const readDone = (value: string | null): Done | null => DONE.find((one) => one === value) ?? null;
