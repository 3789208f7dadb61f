import pTimeout from 'p-timeout';
import { type Catalogue, loadCatalogue, readRevision } from './catalogue/catalogue.ts';
import type { ContentWatch } from './content-watch.ts';
import { DatabaseUnavailable, type Db } from './database/index.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { TIME_LIMITS } from './time-limits.ts';

/** How long a snapshot is used before the database and the content folder are asked whether they have changed. */
const CHECK_MS = 1000;

export interface SiteDataLog {
  error(details: object, message: string): void;
}

/** Keeps the newest snapshot in memory. */
export class SiteData {
  readonly #db: Db;
  readonly #content: ContentWatch;
  readonly #log: SiteDataLog;
  #snapshot: Snapshot | null = null;
  #checkedAt = 0;
  #checking: Promise<Snapshot> | null = null;
  #isLate = false;

  constructor(db: Db, content: ContentWatch, log: SiteDataLog) {
    this.#db = db;
    this.#content = content;
    this.#log = log;
  }

  /** Whether there is a snapshot: from then on content is read without the database. */
  get isLoaded(): boolean {
    return this.#snapshot !== null;
  }

  /**
   * The snapshot, at most a second behind while the database answers, and the last one known while it does not. Requests that
   * come together share one check of the database.
   * @throws while there is no snapshot yet and the database does not answer
   */
  async current(): Promise<Snapshot> {
    const known = this.#snapshot;
    if (known && (this.#isLate || performance.now() - this.#checkedAt < CHECK_MS)) return known;
    this.#checking ??= this.#refresh().finally(() => {
      this.#checking = null;
      this.#isLate = false;
    });
    return known ? this.#inTime(this.#checking, known) : this.#checking;
  }

  /** What is known, when the check takes too long; from then on nobody else waits for that check. */
  #inTime(checking: Promise<Snapshot>, known: Snapshot): Promise<Snapshot> {
    return pTimeout(checking, {
      milliseconds: TIME_LIMITS.catalogueCheck,
      fallback: () => {
        this.#isLate = this.#checking === checking;
        return known;
      },
    });
  }

  async #refresh(): Promise<Snapshot> {
    const known = this.#snapshot;
    try {
      return await this.#check();
    } catch (error) {
      if (!known) throw error;
      this.#checkedAt = performance.now();
      // The database logs its outages itself.
      if (!(error instanceof DatabaseUnavailable))
        this.#log.error({ err: error }, 'the newest data cannot be read, the last ones stay');
      return known;
    }
  }

  async #check(): Promise<Snapshot> {
    const content = await this.#content.current();
    const data = await readRevision(this.#db);
    const old = this.#snapshot;
    const isSame = old && old.catalogue.revision === data && old.content.revision === content.revision;
    const snapshot = isSame ? old : await takeSnapshot(this.#db, await this.#catalogue(data), content);
    this.#snapshot = snapshot;
    this.#checkedAt = performance.now();
    return snapshot;
  }

  async #catalogue(revision: string): Promise<Catalogue> {
    const old = this.#snapshot?.catalogue;
    return old?.revision === revision ? old : loadCatalogue(this.#db);
  }
}
