import type { JobLog } from '../operation/failure-log.ts';
import { type Repeated, repeat } from '../operation/repeat.ts';
import { eraseExpired } from './erase-expired.ts';
import type { PrivacyStores } from './privacy-kind.ts';
import type { Retention } from './retention.ts';

/** How often an api looks whether it is its turn, in milliseconds. */
const EVERY = 10 * 60_000;

/** After a start the site has other things to do, in milliseconds. */
const FIRST = 60_000;

/** Erases what is too old for as long as the api runs. */
export const startErasing = (stores: PrivacyStores, readRetention: () => Promise<Retention>, log: JobLog): Repeated =>
  repeat(async () => eraseExpired(stores, await readRetention()), {
    first: FIRST,
    every: EVERY,
    log,
    failure: 'personal data whose time is over cannot be erased',
  });
