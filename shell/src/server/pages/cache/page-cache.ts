import { LRUCache } from 'lru-cache';
import type { ReadAnswer } from '../../api/answer.ts';
import { type DataChanges, isHit } from '../../api/data-changes.ts';
import type { RenderedPage } from '../rendered-page.ts';

export interface PageCacheLimits {
  /** At most this many are kept. Most pages are held compressed, so that it is some fifteen hundred of them. */
  bytes: number;
  /** A page on which a fragment failed is kept only so long, in milliseconds: the next render may have it again. */
  incompleteFor: number;
  /** A page is made anew after so many milliseconds though nothing changed: some say what is new these days. */
  freshFor: number;
}

const LIMITS: PageCacheLimits = { bytes: 48 * 1024 * 1024, incompleteFor: 2000, freshFor: 3_600_000 };
/** What an entry takes beside the page and its policy, about, in bytes. */
const OVERHEAD = 1000;

/** What a page was made of. */
export interface Origin {
  /** Revision of the settings. */
  settings: string;
  /** Of the data's changes when it was begun. */
  position: number;
}

interface Entry extends Origin {
  page: RenderedPage;
  madeAt: number;
}

export interface FoundPage {
  page: RenderedPage;
  /** Nothing that it is made of has changed. */
  isFresh: boolean;
  /** Answers of the api that may have changed since; null where it is stale whatever they say. */
  doubts: readonly ReadAnswer[] | null;
}

/** So many addresses that were not in the cache are remembered. */
const MISSES = 2000;

/** Behind the key of a page that lacks a part. */
const INCOMPLETE = ' incomplete';

/**
 * Finished pages, one for each address and set of releases. It gives also what was made of older data: whether that may be sent
 * is for others to say. A page that lacks a part is kept beside the whole one of before, which is the better one once data fail.
 */
export class PageCache {
  readonly #changes: Pick<DataChanges, 'position' | 'after'>;
  readonly #limits: PageCacheLimits;
  readonly #entries: LRUCache<string, Entry>;
  /** Key → how often it was looked for in vain. */
  readonly #misses = new LRUCache<string, number>({ max: MISSES });

  /** `changes`: those of the api's data. */
  constructor(changes: Pick<DataChanges, 'position' | 'after'>, limits: Partial<PageCacheLimits> = {}) {
    this.#changes = changes;
    this.#limits = { ...LIMITS, ...limits };
    this.#entries = new LRUCache({ maxSize: this.#limits.bytes, sizeCalculation: sizeOf });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get pages(): number {
    return this.#entries.size;
  }

  /** The page, and whether it is of the settings of this revision and of the newest data. */
  find(key: string, settings: string): FoundPage | null {
    const whole = this.#lookUp(key, settings);
    const incomplete = whole?.isFresh ? null : this.#lookUp(key + INCOMPLETE, settings);
    if (incomplete && (!whole || incomplete.isFresh)) return { ...incomplete, doubts: null };
    if (whole) return whole;
    this.#misses.set(key, (this.#misses.get(key) ?? 0) + 1);
    return null;
  }

  /** The page, whatever it was made of. */
  findAny(key: string): RenderedPage | undefined {
    return (this.#entries.get(key) ?? this.#entries.get(key + INCOMPLETE))?.page;
  }

  #lookUp(key: string, settings: string): FoundPage | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    const { page } = entry;
    if (entry.settings !== settings || performance.now() - entry.madeAt > this.#limits.freshFor)
      return { page, isFresh: false, doubts: null };
    const { position } = this.#changes;
    const changes = this.#changes.after(entry.position);
    const doubts = page.madeOf.filter(({ keys }) => isHit(changes, keys));
    // What was found to be as it was need not be looked at again.
    if (doubts.length === 0) entry.position = position;
    return { page, isFresh: doubts.length === 0, doubts };
  }

  /** The answers in doubt were the same at this position. */
  confirm(key: string, page: RenderedPage, position: number): void {
    const entry = this.#entries.peek(key);
    if (entry?.page === page) entry.position = Math.max(entry.position, position);
  }

  /** Another visit is likely: there was more than one already. */
  isInDemand(key: string): boolean {
    return this.#entries.has(key) || (this.#misses.get(key) ?? 0) > 1;
  }

  keep(address: string, page: RenderedPage, origin: Origin): void {
    const key = page.shared ? address : address + INCOMPLETE;
    page.body.isKept = true;
    // Compressed forms are made later, and count too.
    page.body.onResize = () => {
      const known = this.#entries.peek(key);
      // A new object: the same one would not be measured again.
      if (known?.page === page) this.#entries.set(key, { ...known }, { noUpdateTTL: true });
    };
    this.#entries.set(
      key,
      { ...origin, page, madeAt: performance.now() },
      page.shared ? {} : { ttl: this.#limits.incompleteFor },
    );
  }
}

function sizeOf({ page }: Entry, key: string): number {
  const madeOf = page.madeOf.reduce((sum, { path, keys }) => sum + path.length + (keys ?? []).length * 20, 0);
  return page.body.size + page.policy.length + key.length + madeOf + OVERHEAD;
}
