import { LRUCache } from 'lru-cache';
import type { ReadAnswer } from '../../api/answer.ts';
import { type DataChanges, isAffected } from '../../api/data-changes.ts';
import type { RenderOf } from '../../observe/late-failures.ts';
import type { RenderedPage } from '../rendered-page.ts';

export interface PageCacheLimits {
  /** Maximum size of all pages. Most are held compressed, so that about fifteen hundred fit. */
  bytes: number;
  /** How long a page with a failed fragment is kept, in milliseconds: the next render may be complete. */
  incompleteFor: number;
  /** A page is re-rendered after this many milliseconds even if nothing changed: some pages show what is new. */
  freshFor: number;
}

export interface PageCacheOptions extends Partial<PageCacheLimits> {
  /** Whether a section failed after this render. */
  mayHaveFailed?(render: RenderOf): boolean;
}

const LIMITS: PageCacheLimits = { bytes: 48 * 1024 * 1024, incompleteFor: 2000, freshFor: 3_600_000 };
/** Approximate size of an entry besides the page and its policy, in bytes. */
const OVERHEAD = 1000;

/** The state from which a page was rendered. */
export interface Origin {
  /** Revision of the settings. */
  settings: string;
  /** Position in the data's changes when the render began. */
  position: number;
  /** When the render began, by `performance.now()`. */
  begunAt: number;
}

interface Entry extends Origin {
  page: RenderedPage;
  madeAt: number;
}

export interface FoundPage {
  page: RenderedPage;
  /** Nothing that it depends on has changed. */
  isFresh: boolean;
  /** Answers of the api that may have changed since; null if it is stale regardless of them. */
  doubts: readonly ReadAnswer[] | null;
}

/** Number of missed addresses to remember. */
const MISSES = 2000;

/** Suffix of the key of an incomplete page. */
const INCOMPLETE = ' incomplete';

/**
 * Cache of rendered pages, one per address and set of releases. It also returns pages of older data; the caller decides whether
 * they may be sent. An incomplete page is kept beside the previous complete one, which is the better one once data fail.
 */
export class PageCache {
  readonly #changes: Pick<DataChanges, 'position' | 'after'>;
  readonly #limits: PageCacheLimits;
  readonly #mayHaveFailed: NonNullable<PageCacheOptions['mayHaveFailed']>;
  readonly #entries: LRUCache<string, Entry>;
  /** Key → number of misses. */
  readonly #misses = new LRUCache<string, number>({ max: MISSES });

  /** `changes`: the changes of the api's data. */
  constructor(changes: Pick<DataChanges, 'position' | 'after'>, options: PageCacheOptions = {}) {
    const { mayHaveFailed = () => false, ...limits } = options;
    this.#changes = changes;
    this.#mayHaveFailed = mayHaveFailed;
    this.#limits = { ...LIMITS, ...limits };
    this.#entries = new LRUCache({ maxSize: this.#limits.bytes, sizeCalculation: sizeOf });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get pages(): number {
    return this.#entries.size;
  }

  /** The page, and whether it matches this revision of the settings and the newest data. */
  find(key: string, settings: string): FoundPage | null {
    const whole = this.#lookUp(key, settings);
    const incomplete = whole?.isFresh ? null : this.#lookUp(key + INCOMPLETE, settings);
    if (incomplete && (!whole || incomplete.isFresh)) return { ...incomplete, doubts: null };
    if (whole) return whole;
    this.#misses.set(key, (this.#misses.get(key) ?? 0) + 1);
    return null;
  }

  /** The page, whatever its state. */
  findAny(key: string): RenderedPage | undefined {
    return (this.#entries.get(key) ?? this.#entries.get(key + INCOMPLETE))?.page;
  }

  #lookUp(key: string, settings: string): FoundPage | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    const { page } = entry;
    const { releases } = page;
    const isOld = performance.now() - entry.madeAt > this.#limits.freshFor;
    if (isOld || entry.settings !== settings || this.#mayHaveFailed({ ...entry, releases }))
      return { page, isFresh: false, doubts: null };
    const { position } = this.#changes;
    const changes = this.#changes.after(entry.position);
    const doubts = page.madeOf.filter(({ keys }) => isAffected(changes, keys));
    // Unchanged answers need not be checked again.
    if (doubts.length === 0) entry.position = position;
    return { page, isFresh: doubts.length === 0, doubts };
  }

  /** The answers in doubt were unchanged at this position. */
  confirm(key: string, page: RenderedPage, position: number): void {
    const entry = this.#entries.peek(key);
    if (entry?.page === page) entry.position = Math.max(entry.position, position);
  }

  /** Whether another visit is likely, because there was more than one already. */
  isInDemand(key: string): boolean {
    return this.#entries.has(key) || (this.#misses.get(key) ?? 0) > 1;
  }

  keep(address: string, page: RenderedPage, origin: Origin): void {
    const key = page.shared ? address : address + INCOMPLETE;
    page.body.isKept = true;
    // Compressed forms are added later and count too.
    page.body.onResize = () => {
      const known = this.#entries.peek(key);
      // A new object: the cache would not measure the same one again.
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
