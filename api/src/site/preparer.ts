import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { contentPictures } from '../content/index.ts';
import {
  drawingFolder,
  EncoderLost,
  type Master,
  type Pictures,
  PictureUnreadable,
  sweepDrawings,
  sweepVariants,
  type Variant,
  variantFolder,
} from '../pictures/index.ts';
import { findMaster } from './find-master.ts';
import { picturesToPrepare } from './pictures-to-prepare.ts';
import type { SiteData } from './site-data.ts';
import type { Snapshot } from './snapshot.ts';

/** How often it checks for a change of the data, in milliseconds. */
const CHECK_EVERY = 2000;
/** How often it reports progress, in milliseconds. */
const REPORT_EVERY = 15_000;
/** Pause after a failure that is not a picture's, such as a full disk, in milliseconds. */
const PAUSE = 60_000;

export interface PreparerOptions {
  dataFolder: string;
  /** Folders of other files that are drawn on request, such as brochures: unused ones are deleted. */
  drawingFolders: readonly string[];
  /** False: it only deletes. */
  isPreparing: boolean;
  siteData: Pick<SiteData, 'current'>;
  pictures: Pick<Pictures, 'has' | 'prepare'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Renders the sizes that visitors see first, at start and after each change of the data, and deletes sizes of removed
 * pictures. Requests of visitors have priority.
 */
export class Preparer {
  readonly #options: PreparerOptions;
  readonly #stop = new AbortController();
  readonly #done: Promise<void>;
  #figures = { prepared: 0, toPrepare: 0 };

  constructor(options: PreparerOptions) {
    this.#options = options;
    this.#done = this.#keepPrepared();
  }

  /** For metrics: how many variants of the current data are on disk, and how many there should be. */
  figures(): { prepared: number; toPrepare: number } {
    return { ...this.#figures };
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#done;
  }

  async #keepPrepared(): Promise<void> {
    let done: string | null = null;
    while (!this.#isStopped) {
      try {
        const snapshot = await this.#options.siteData.current();
        if (snapshot.revision !== done) {
          await this.#sweep(snapshot);
          const isDone = !this.#options.isPreparing || (await this.#prepare(snapshot));
          done = isDone ? snapshot.revision : null;
        }
        await this.#wait(CHECK_EVERY);
      } catch (error) {
        this.#options.log.warn({ err: error }, 'pictures cannot be prepared, trying again in a minute');
        await this.#wait(PAUSE);
      }
    }
  }

  /** Returns whether it completed; false if the data changed first. Throws if nothing can be stored. */
  async #prepare(snapshot: Snapshot): Promise<boolean> {
    const { log, pictures, siteData } = this.#options;
    const missing = await this.#missing(snapshot);
    if (missing.length === 0) return true;
    log.info({ ...this.#figures }, 'preparing sizes of pictures');
    let reported = performance.now();
    for (const { master, variant } of missing) {
      if (this.#isStopped || (await siteData.current()).revision !== snapshot.revision) return false;
      const isKept = await pictures.prepare(master, variant).catch(isOfOnePicture);
      if (!isKept) throw new Error('cannot store sizes of pictures');
      this.#figures.prepared += 1;
      if (performance.now() - reported < REPORT_EVERY) continue;
      reported = performance.now();
      log.info({ ...this.#figures }, 'preparing sizes of pictures');
    }
    log.info({ ...this.#figures }, 'sizes of pictures are prepared');
    return true;
  }

  async #missing(snapshot: Snapshot): Promise<{ master: Master; variant: Variant }[]> {
    const missing: { master: Master; variant: Variant }[] = [];
    let toPrepare = 0;
    for (const { id, widths } of await picturesToPrepare(snapshot)) {
      const master = await findMaster(id, snapshot, this.#options.dataFolder);
      if (!master) continue;
      for (const width of widths) {
        const variant: Variant = { width, format: 'avif' };
        toPrepare += 1;
        if (!(await this.#options.pictures.has(master, variant))) missing.push({ master, variant });
      }
    }
    this.#figures = { prepared: toPrepare - missing.length, toPrepare };
    return missing;
  }

  async #sweep(snapshot: Snapshot): Promise<void> {
    const { dataFolder, log } = this.#options;
    const own = await Promise.all(
      contentPictures(snapshot.content).map(({ id }) => findMaster(id, snapshot, dataFolder)),
    );
    const ownKeys = new Set(own.flatMap((master) => (master ? [master.key] : [])));
    const removed = await sweepVariants(variantFolder(dataFolder), async (names) => {
      const files = await snapshot.db.selectFrom('picture').select('file').where('file', 'in', names).execute();
      return new Set([...names.filter((name) => ownKeys.has(name)), ...files.map(({ file }) => file)]);
    });
    const drawings = await sweepDrawings(drawingFolder(dataFolder));
    for (const folder of this.#options.drawingFolders) await sweepDrawings(folder);
    if (removed > 0) log.info({ removed }, 'deleted sizes of removed pictures');
    if (drawings > 0) log.info({ removed: drawings }, 'deleted old pictures for sharing');
  }

  get #isStopped(): boolean {
    return this.#stop.signal.aborted;
  }

  async #wait(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.#stop.signal }).catch(() => {});
  }
}

/** A picture that failed has been reported, and the others continue. Any other error ends the preparation. */
function isOfOnePicture(error: Error): boolean {
  if (error instanceof PictureUnreadable || error instanceof EncoderLost) return true;
  throw error;
}
