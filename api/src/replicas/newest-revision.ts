import { readRevision } from '../catalogue/catalogue.ts';
import type { Db } from '../database/schema.ts';

/**
 * The newest revision of the catalogue that an answer can have shown. Revisions have no order, so the primary is asked, which is never
 * behind. A read of the primary may show a revision that nobody knows yet: after one it must be asked again.
 */
export class NewestRevision {
  readonly #primary: Db;
  #known: string | null = null;
  #asked = 0;
  #answered = 0;
  #reads = 0;
  /** How many reads the known revision is certainly not older than. */
  #covered = -1;
  #asking: { revision: Promise<string>; covers: number } | null = null;

  constructor(primary: Db) {
    this.#primary = primary;
  }

  get known(): string | null {
    return this.#known;
  }

  /** Whether nothing newer than the known one can have been shown. */
  get isCertain(): boolean {
    return this.#covered === this.#reads;
  }

  /** To be called when the primary has answered a read, before anybody gets the answer. */
  wasRead(): void {
    this.#reads += 1;
  }

  /** Asks only where something was read since; those who need it together share one question. */
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

  /** Asks the primary now. */
  async ask(): Promise<string> {
    this.#asked += 1;
    const turn = this.#asked;
    const covers = this.#reads;
    const revision = await readRevision(this.#primary);
    // A question that was begun earlier and ends later says nothing new.
    if (turn < this.#answered) return this.#known ?? revision;
    this.#answered = turn;
    this.#covered = covers;
    this.#known = revision;
    return revision;
  }
}
