import pTimeout from 'p-timeout';
import { type Catalogue, type CatalogueReads, changedSince, loadCatalogue, readPrimary } from '../catalogue/index.ts';
import type { Content } from '../content/index.ts';
import { TIME_LIMITS } from '../kernel/index.ts';
import { DatabaseUnavailable, type Db } from '../platform/index.ts';
import type { ContentWatch } from './content-watch.ts';
import { previewedSnapshot } from './previewed.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';

/** How long a snapshot is used before the database and the content folder are checked for changes. */
const CHECK_MS = 1000;

export interface SiteDataLog {
  error(details: object, message: string): void;
}

/** Keeps the newest snapshot in memory. */
export class SiteData {
  readonly #db: Db;
  readonly #content: ContentWatch;
  readonly #log: SiteDataLog;
  readonly #reads: CatalogueReads;
  #snapshot: Snapshot | null = null;
  #checkedAt = 0;
  #checking: Promise<Snapshot> | null = null;
  #isLate = false;

  constructor(db: Db, content: ContentWatch, log: SiteDataLog, reads: CatalogueReads = readPrimary(db)) {
    this.#db = db;
    this.#content = content;
    this.#log = log;
    this.#reads = reads;
  }

  /** Whether there is a snapshot: content can then be read without the database. */
  get isLoaded(): boolean {
    return this.#snapshot !== null;
  }

  /**
   * The snapshot: at most a second old while the database answers, else the last one. Simultaneous requests share one
   * check of the database. A request of a preview gets the snapshot of its preview.
   * @throws if there is no snapshot yet and the database does not answer
   */
  async current(): Promise<Snapshot> {
    const previewed = previewedSnapshot();
    if (previewed) return previewed;
    const known = this.#snapshot;
    if (known && (this.#isLate || this.#isFresh(known))) return known;
    this.#checking ??= this.#refresh().finally(() => {
      this.#checking = null;
      this.#isLate = false;
    });
    return known ? this.#inTime(this.#checking, known) : this.#checking;
  }

  #isFresh({ catalogue }: Snapshot): boolean {
    return performance.now() - this.#checkedAt < CHECK_MS && !this.#reads.isOutdated(catalogue.revision);
  }

  /** If the check takes too long, the current snapshot; later requests do not wait for that check. */
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
      // Outages of the database are logged by the database layer.
      if (!(error instanceof DatabaseUnavailable))
        this.#log.error({ err: error }, 'cannot read the newest data, keeping the previous snapshot');
      return known;
    }
  }

  async #check(): Promise<Snapshot> {
    const content = await this.#content.current();
    const data = await this.#reads.newest();
    const old = this.#snapshot;
    const isSame = old && old.catalogue.revision === data && old.content.revision === content.revision;
    const snapshot = isSame ? old : await this.#take(await this.#catalogue(data), content);
    this.#snapshot = snapshot;
    this.#checkedAt = performance.now();
    return snapshot;
  }

  async #take(catalogue: Catalogue, content: Content): Promise<Snapshot> {
    const old = this.#snapshot;
    const snapshot = await takeSnapshot(this.#reads.db, catalogue, content);
    if (!old || old.content.revision !== content.revision) return snapshot;
    const keys = await changedSince(this.#db, old.catalogue.revision, catalogue.revision);
    return { ...snapshot, changed: keys && { since: old.revision, keys } };
  }

  async #catalogue(revision: string): Promise<Catalogue> {
    const old = this.#snapshot?.catalogue;
    if (old?.revision === revision) return old;
    const catalogue = await loadCatalogue(this.#db);
    if (catalogue.revision !== revision) await this.#reads.newest();
    return catalogue;
  }
}
