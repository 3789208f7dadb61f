import type { Db } from '../../platform/index.ts';
import { readRevision } from '../catalogue.ts';

/**
 * Tracks the newest revision of the catalogue that an answer may have shown. Revisions have no order, so this reads
 * them from the primary, which is never behind. A read from the primary may return an unknown revision, so the revision
 * must be read again after it.
 */
export class NewestRevision {
  readonly #primary: Db;
  #known: string | null = null;
  #asked = 0;
  #answered = 0;
  #reads = 0;
  /** Number of reads that were finished when the known revision was read. */
  #covered = -1;
  #asking: { revision: Promise<string>; covers: number } | null = null;

  constructor(primary: Db) {
    this.#primary = primary;
  }

  get known(): string | null {
    return this.#known;
  }

  /** Whether no answer can have shown a newer revision than the known one. */
  get isCertain(): boolean {
    return this.#covered === this.#reads;
  }

  /** Call this when the primary has answered a read, before returning the answer. */
  wasRead(): void {
    this.#reads += 1;
  }

  /** Queries the primary only after reads since the last query; simultaneous callers share one query. */
  async certain(): Promise<string> {
    if (this.#known !== null && this.isCertain) return this.#known;
    if (this.#asking?.covers !== this.#reads) this.#asking = { revision: this.ask(), covers: this.#reads };
    const { revision } = this.#asking;
    try {
      return await revision;
    } finally {
      if (this.#asking?.revision === revision) this.#asking = null;
    }
  }

  /** Queries the primary now. */
  async ask(): Promise<string> {
    this.#asked += 1;
    const turn = this.#asked;
    const covers = this.#reads;
    const revision = await readRevision(this.#primary);
    // Ignore a query that started earlier and ended later.
    if (turn < this.#answered) return this.#known ?? revision;
    this.#answered = turn;
    this.#covered = covers;
    this.#known = revision;
    return revision;
  }
}
