import type { Retention } from '../kernel/index.ts';
import { type JobLog, type Repeated, repeat } from '../platform/index.ts';
import { eraseExpired } from './erase-expired.ts';
import type { PrivacyStores } from './privacy-kind.ts';

/** How often an api checks whether it is its turn, in milliseconds. */
const EVERY = 10 * 60_000;

/** Delay after the start, when the site is busy, in milliseconds. */
const FIRST = 60_000;

/** Erases expired personal data while the api runs. */
export const startErasing = (stores: PrivacyStores, readRetention: () => Promise<Retention>, log: JobLog): Repeated =>
  repeat(async () => eraseExpired(stores, await readRetention()), {
    first: FIRST,
    every: EVERY,
    log,
    failure: 'cannot erase expired personal data',
  });
