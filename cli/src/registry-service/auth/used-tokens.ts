import { Refused } from '../refused.ts';

/** More within ten minutes is not somebody who publishes. */
const MOST = 200_000;

/** Remembers tokens until they expire: each is good for one request. */
export class UsedTokens {
  /** Token → when it expires, in seconds since 1970; in the order of their use. */
  readonly #used = new Map<string, number>();

  /** Throws if this token was used before. */
  use(id: string, expires: number): void {
    const now = Date.now() / 1000;
    for (const [earlier, end] of this.#used) {
      if (end >= now) break;
      this.#used.delete(earlier);
    }
    if (this.#used.has(id))
      throw new Refused(401, {
        code: 'replayed-token',
        message: 'this token was used before: each request needs its own',
      });
    if (this.#used.size >= MOST)
      throw new Refused(503, { code: 'busy', message: 'too many requests; try again later' });
    this.#used.set(id, expires);
  }
}
