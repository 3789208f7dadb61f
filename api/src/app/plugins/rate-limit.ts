import rateLimit from '@fastify/rate-limit';
import type { Api } from '../../http/index.ts';
import { type Db, repeat } from '../../platform/index.ts';
import { clearExpired } from '../clear-expired.ts';

const CLEAR_EVERY = 5 * 60_000;

/**
 * Limits per visitor's address, for endpoints with `config: { rateLimit: perAddress(…) }`, which counts in this
 * process, or `onRequest: sharedPerAddress(…)`, which counts in the database. Expired counters there are deleted while
 * the api runs.
 */
export async function addRateLimit(api: Api, db: Db): Promise<void> {
  await api.register(rateLimit, { global: false });
  const clearing = repeat(() => clearExpired(db), {
    every: CLEAR_EVERY,
    log: api.log,
    failure: 'expired counters cannot be deleted',
  });
  api.addHook('onClose', () => clearing.stop());
}
