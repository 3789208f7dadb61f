import type { OwnerAccount } from '@facade/shared-domain/model';

/** What can be done on the account page; the address says it when one comes back. */
const DONE = ['session', 'password', 'passkey-added', 'passkey-renamed', 'passkey-removed'] as const;

export type Done = (typeof DONE)[number];

export interface AccountData {
  account: OwnerAccount;
  /** What was just done. */
  done: Done | null;
}

export const readDone = (value: string | null): Done | null => DONE.find((one) => one === value) ?? null;
