import { normalizeIP } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { Db } from '../database/index.ts';
import { type Allowance, countHit } from './hit-counter.ts';
import { keyedHash } from './keyed-hash.ts';

/** Most addresses over their limit that are cached in memory. */
const MAX_REMEMBERED = 10_000;

/** A visitor's network: the address, or the /64 that one subscriber has of IPv6. */
export const networkOf = (address: string): string => normalizeIP(address, 64);

/**
 * A limit per visitor's network that all apis on one database share. Networks over the limit are cached in memory until
 * the window ends, so that a flood from one network costs no queries.
 */
export class AddressLimit {
  readonly #db: Db;
  readonly #name: string;
  readonly #allowance: Allowance;
  readonly #blocked = new LRUCache<string, true>({ max: MAX_REMEMBERED });

  constructor(db: Db, name: string, allowance: Allowance) {
    this.#db = db;
    this.#name = name;
    this.#allowance = allowance;
  }

  /**
   * Counts a request. Returns the seconds to wait; 0: the request is allowed. Rejects when the database does not
   * answer.
   */
  async hit(address: string): Promise<number> {
    const network = networkOf(address);
    const wait = this.waitOf(address);
    if (wait > 0) return wait;
    const { max, seconds } = this.#allowance;
    const { hits, secondsLeft } = await countHit(this.#db, await keyedHash(this.#db, this.#name, network), seconds);
    if (hits <= max) return 0;
    this.#blocked.set(network, true, { ttl: secondsLeft * 1000 });
    return secondsLeft;
  }

  /** Seconds until the limit of this address ends, from memory alone: no query, and the request is not counted. */
  waitOf(address: string): number {
    return Math.max(0, Math.ceil(this.#blocked.getRemainingTTL(networkOf(address)) / 1000));
  }
}
