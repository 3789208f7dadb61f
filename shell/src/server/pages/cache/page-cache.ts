import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../rendered-page.ts';

export interface PageCacheLimits {
  /** At most this many are kept. Most pages are held compressed, so that it is some fifteen hundred of them. */
  bytes: number;
  /** A page on which a fragment failed is kept only so long, in milliseconds: the next render may have it again. */
  incompleteFor: number;
}

const LIMITS: PageCacheLimits = { bytes: 48 * 1024 * 1024, incompleteFor: 2000 };
/** What an entry takes beside the page and its policy, about, in bytes. */
const OVERHEAD = 1000;

interface Entry {
  page: RenderedPage;
  revision: string;
}

/** So many addresses that were not in the cache are remembered. */
const MISSES = 2000;

/** Behind the key of a page that lacks a part. */
const INCOMPLETE = ' incomplete';

/**
 * Finished pages, one for each address and set of releases. It gives also what was rendered from older data: whether that may be sent
 * is for others to say. A page that lacks a part is kept beside the whole one of before, which is the better one once data fail.
 */
export class PageCache {
  readonly #limits: PageCacheLimits;
  readonly #entries: LRUCache<string, Entry>;
  /** Key → how often it was looked for in vain. */
  readonly #misses = new LRUCache<string, number>({ max: MISSES });

  constructor(limits: Partial<PageCacheLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#entries = new LRUCache({
      maxSize: this.#limits.bytes,
      sizeCalculation: ({ page }, key) => page.body.size + page.policy.length + key.length + OVERHEAD,
    });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get pages(): number {
    return this.#entries.size;
  }

  /** `isFresh`: it was rendered from the data of this revision. */
  find(key: string, revision: string): { page: RenderedPage; isFresh: boolean } | null {
    const whole = this.#entries.get(key);
    const isFresh = whole?.revision === revision;
    const incomplete = isFresh ? undefined : this.#entries.get(key + INCOMPLETE);
    if (incomplete && (!whole || incomplete.revision === revision))
      return { page: incomplete.page, isFresh: incomplete.revision === revision };
    if (whole) return { page: whole.page, isFresh };
    this.#misses.set(key, (this.#misses.get(key) ?? 0) + 1);
    return null;
  }

  /** Another visit is likely: there was more than one already. */
  isInDemand(key: string): boolean {
    return this.#entries.has(key) || (this.#misses.get(key) ?? 0) > 1;
  }

  keep(address: string, revision: string, page: RenderedPage): void {
    const key = page.shared ? address : address + INCOMPLETE;
    page.body.isKept = true;
    // Compressed forms are made later, and count too.
    page.body.onResize = () => {
      if (this.#entries.peek(key)?.page === page) this.#entries.set(key, { page, revision }, { noUpdateTTL: true });
    };
    this.#entries.set(key, { page, revision }, page.shared ? {} : { ttl: this.#limits.incompleteFor });
  }
}
