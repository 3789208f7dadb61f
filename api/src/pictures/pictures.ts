import { access, readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LogThrottle } from '@facade/server-kit/log-throttle';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { TIME_LIMITS } from '../kernel/index.ts';
import { drawingFile, drawingFolder } from './drawing-file.ts';
import type { Drawing, DrawingFormat } from './drawings/drawing.ts';
import { EncodeQueue, type QueueOptions } from './encode-queue.ts';
import { Encoder } from './encoder/encoder.ts';
import { EncoderLost, PictureUnreadable } from './encoder/errors.ts';
import type { DrawingJob, MadeVariant, VariantJob } from './encoder/protocol.ts';
import { variantFolder } from './library.ts';
import { type MeasurePicture, measurePicture, readSvgSize } from './measure.ts';
import { CACHED_NAMES, type Master, rasterName, rasterWidth, type Variant, variantName } from './variant.ts';

/** How long a failed picture is not retried, in milliseconds. After a repair of the file it works within this time. */
const RETRY_AFTER = 60_000;

/** Most failed pictures that are remembered; beyond that the least recently requested one is forgotten. */
const MOST_FAILED = 1000;

/** Pictures that failed recently: retrying at every request would cost as much as rendering them. */
class FailedPictures {
  readonly #failed = new LRUCache<string, Error>({ max: MOST_FAILED, ttl: RETRY_AFTER });

  /** Throws the error of the last attempt at this file. */
  throwIfKnown(file: string): void {
    const error = this.#failed.get(file);
    if (error) throw error;
  }

  /** Returns whether it is new. */
  add(file: string, error: Error): boolean {
    if (this.#failed.has(file)) return false;
    this.#failed.set(file, error);
    return true;
  }
}

/** Concurrent jobs: each takes a core and up to 50 MB, and more would not be faster at a low priority. */
const AT_ONCE = Math.min(2, availableParallelism());

export interface PicturesOptions {
  dataFolder: string;
  log: FastifyBaseLogger;
  /** Replaces the encoder in tests. */
  encoder?: Encoder;
  longestWait?: number;
}

/**
 * Variants of pictures: read from disk, or rendered by the encoder and stored. The api itself decodes and encodes
 * nothing.
 */
export class Pictures {
  readonly #folder: string;
  readonly #drawings: string;
  readonly #log: FastifyBaseLogger;
  readonly #encoder: Encoder;
  readonly #queue: EncodeQueue;
  readonly #failed = new FailedPictures();
  readonly #notKept = new LogThrottle(60_000);
  #isClosed = false;

  constructor({ dataFolder, log, encoder, longestWait = TIME_LIMITS.pictureTurn / 1000 }: PicturesOptions) {
    this.#folder = variantFolder(dataFolder);
    this.#drawings = drawingFolder(dataFolder);
    this.#log = log;
    this.#encoder = encoder ?? new Encoder({ onLost: (reason) => log.warn({ reason }, 'the picture encoder ended') });
    this.#queue = new EncodeQueue({ atOnce: AT_ONCE, longestWait, pause: () => this.#encoder.pause });
  }

  /**
   * The bytes of a variant.
   * @param options.signal aborted when the visitor has left
   * @param options.isNeverRefused waits in the queue without a limit
   * @throws PictureBusy if the queue is too long, PictureUnreadable, EncoderLost, or the signal's reason
   */
  async get(master: Master, variant: Variant, options: QueueOptions = {}): Promise<Buffer> {
    try {
      return await readFile(this.#fileOf(master, variant));
    } catch {
      return (await this.#make(this.#jobFor(master, variant), variantName(variant), options)).bytes;
    }
  }

  /** The bytes of the nearest size on disk in the variant's format; null if there is none. */
  async nearest(master: Master, { width, format }: Variant): Promise<Buffer | null> {
    const kept = await readdir(join(this.#folder, master.key)).catch(() => []);
    const distanceOf = (name: string) => Math.abs(Math.log(Number(/^w(\d+)/.exec(name)?.[1]) / width));
    const [name] = kept
      .filter((file) => CACHED_NAMES.has(file) && file.startsWith('w') && file.endsWith(`.${format}`))
      .sort((one, other) => distanceOf(one) - distanceOf(other));
    return name === undefined ? null : readFile(join(this.#folder, master.key, name)).catch(() => null);
  }

  /** The bytes of a drawing of the site: drawn once, then read from disk. Rejects as `get`. */
  async draw(drawing: Drawing, format: DrawingFormat, signal?: AbortSignal): Promise<Buffer> {
    const target = join(this.#drawings, drawingFile(drawing, format));
    try {
      return await readFile(target);
    } catch {
      const { svg, photo } = drawing;
      const behind = photo ? { ...photo, master: photo.master.file, raster: this.#rasterOf(photo.master) } : null;
      const job: DrawingJob = { kind: 'drawing', svg, format, target, photo: behind };
      return (await this.#make(job, photo ? 'photo-drawing' : 'drawing', { signal })).bytes;
    }
  }

  /**
   * Renders a variant in the background, unless it is on disk. Returns whether it is on disk then. Throws as `get`, but
   * never `PictureBusy`.
   */
  async prepare(master: Master, variant: Variant): Promise<boolean> {
    if (await this.has(master, variant)) return true;
    const job = this.#jobFor(master, variant);
    const { notKept } = await this.#make(job, variantName(variant), { isBackground: true });
    return notKept === null;
  }

  /** Whether the variant is on disk. */
  has(master: Master, variant: Variant): Promise<boolean> {
    return access(this.#fileOf(master, variant)).then(
      () => true,
      () => false,
    );
  }

  /**
   * Measures pictures in the encoder if they have to be decoded. Imports and content edits wait for it, so it runs
   * before variants.
   */
  readonly measure: MeasurePicture = async (file, color) => {
    if (color && (await readSvgSize(file))) return measurePicture(file, color);
    return this.#queue.add(
      { key: file, kind: 'measure', run: () => this.#encoder.run({ kind: 'measure', file, color }) },
      { isNeverRefused: true },
    );
  };

  /** For metrics. `queue`: waiting and running jobs; `memory`: the encoder's memory in bytes. */
  figures(): { queue: number; memory: number } {
    return { queue: this.#queue.length, memory: this.#encoder.memory };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#queue.close();
    await this.#encoder.close();
  }

  /** @param kind jobs of the same kind take about the same time */
  async #make(job: VariantJob | DrawingJob, kind: string, options: QueueOptions): Promise<MadeVariant> {
    this.#failed.throwIfKnown(job.target);
    try {
      const made = await this.#queue.add({ key: job.target, kind, run: () => this.#encoder.run(job) }, options);
      if (made.notKept) this.#warnNotKept(made.notKept);
      return made;
    } catch (error) {
      this.#note(error as Error, job, kind);
      throw error;
    }
  }

  #jobFor(master: Master, variant: Variant): VariantJob {
    const target = this.#fileOf(master, variant);
    return { kind: 'variant', master: master.file, variant, target, raster: this.#rasterOf(master) };
  }

  /** The raster of a drawing of the library; null for photographs. */
  #rasterOf({ file, key, width: original }: Pick<Master, 'file' | 'key' | 'width'>): VariantJob['raster'] {
    if (!file.endsWith('.svg')) return null;
    const width = rasterWidth(original);
    return { file: join(this.#folder, key, rasterName(width)), width };
  }

  #fileOf({ key }: Master, variant: Variant): string {
    return join(this.#folder, key, variantName(variant));
  }

  #note(error: Error, job: VariantJob | DrawingJob, kind: string): void {
    const { target } = job;
    const master = job.kind === 'variant' ? job.master : job.photo?.master;
    const isUnreadable = error instanceof PictureUnreadable;
    if (this.#isClosed || !(isUnreadable || error instanceof EncoderLost)) return;
    if (!this.#failed.add(target, error)) return;
    const message = isUnreadable ? 'a picture cannot be read' : 'cannot render a picture';
    this.#log.error({ master, variant: kind, reason: error.message }, message);
  }

  #warnNotKept(code: string): void {
    const count = this.#notKept.take();
    if (count === null) return;
    this.#log.warn(
      { code, count, folder: this.#folder },
      'cannot store sizes of pictures, each is rendered for every request',
    );
  }
}
