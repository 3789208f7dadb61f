import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { StoredPicture, StoredPictureUse } from '../catalogue/stored.ts';
import { addPicture, isKept, missingPicture, type NewPicture } from '../pictures/library.ts';
import { type MeasurePicture, measurePicture } from '../pictures/measure.ts';
import { NotFetched } from './fetching/fetch-picture.ts';
import type { PictureFetcher } from './fetching/picture-fetcher.ts';
import type { PropertyRecord } from './records/feed-schema.ts';
import type { FeedProblem } from './report.ts';

type PictureRecord = PropertyRecord['Pictures'][number];
type PictureOwner = Pick<PropertyRecord, 'language' | 'Pictures'> & { XLargePictureItem?: PictureRecord | null };

/** Size of a file in bytes and time of its change in milliseconds; both -1 where it is missing, 0 where it is fetched. */
interface SourceState {
  size: number;
  modified: number;
}

/** A file beside the feed as an import found it. */
export interface PictureSource extends SourceState {
  /** Its name in the folder, or the address that it is fetched from. */
  name: string;
  /** Null where it cannot be used. */
  picture: StoredPicture | null;
  /** Why it cannot be used, else empty. */
  problem: string;
}

/** What earlier imports know of pictures. */
export interface KnownPictures {
  sources(names: readonly string[]): Promise<Map<string, PictureSource>>;
  picture(id: string): Promise<StoredPicture | undefined>;
}

export interface PictureOptions {
  /** Folder `pictures` beside the feed. */
  source: string;
  /** Folder of the library. */
  target: string;
  /** Fetches the pictures that are addresses; without it, their files are in the folder, too. */
  fetcher?: PictureFetcher | null;
  known: KnownPictures;
  /** False: nothing is fetched, nor copied into the library. */
  keep: boolean;
  /** In this process by default. */
  measure?: MeasurePicture;
}

/** Pictures remembered during one import: those of neighbouring records are often the same. */
const REMEMBERED = 20_000;

/** Files read and measured at a time: more would keep the database's only connection from everybody else. */
const TOGETHER = 8;

/** Takes the pictures of the feed into the library, each file once; a known file that did not change is not even read. */
export class PictureImport {
  readonly #options: PictureOptions;
  readonly #measure: MeasurePicture;
  readonly #done = new LRUCache<string, Promise<PictureSource>>({ max: REMEMBERED });
  #news: PictureSource[] = [];

  constructor(options: PictureOptions) {
    this.#options = options;
    this.#measure = options.measure ?? measurePicture;
  }

  /** Looks up what is known of the pictures of these records, all at once. */
  async prepare(records: readonly PictureOwner[]): Promise<void> {
    const orders = new Map<string, PictureRecord>();
    for (const record of records)
      for (const picture of picturesOf(record)) {
        const name = this.#nameOf(picture);
        if (!this.#done.has(name) && !orders.has(name)) orders.set(name, picture);
      }
    if (orders.size === 0) return;
    const known = await this.#options.known.sources([...orders.keys()]);
    const { source } = this.#options;
    const waiting = await Promise.all(
      [...orders].map(async ([name, picture]) => ({ name, picture, state: await sourceState(source, name) })),
    );
    for (let part = waiting.splice(0, TOGETHER); part.length > 0; part = waiting.splice(0, TOGETHER)) {
      const added = part.map(({ name, picture, state }) => {
        const adding = this.#add(picture, state, known.get(name));
        this.#done.set(name, adding);
        return adding;
      });
      await Promise.all(added);
    }
  }

  /** The pictures of a record in order, with what they show per language; one that cannot be used is left out and reported. */
  async take(
    record: string,
    records: readonly [PictureOwner, ...PictureOwner[]],
  ): Promise<{ uses: StoredPictureUse[]; sources: string[]; warnings: FeedProblem[] }> {
    const uses: StoredPictureUse[] = [];
    const warnings: FeedProblem[] = [];
    const pictures = picturesOf(records[0]);
    for (const order of pictures) {
      const { picture, problem } = await this.#source(order);
      if (problem) warnings.push({ record, field: 'Pictures', message: problem });
      if (!picture) continue;
      const alt = records.map((one) => [one.language, picturesOf(one).find(({ ID }) => ID === order.ID)?.Alt ?? '']);
      uses.push({ id: picture.id, alt: Object.fromEntries(alt), ...(order.Plan ? { plan: true } : {}) });
    }
    return { uses, sources: [...new Set(pictures.map((picture) => this.#nameOf(picture)))], warnings };
  }

  /** What was found out since the last call and is to be kept. */
  takeNews(): PictureSource[] {
    const news = this.#news;
    this.#news = [];
    return news;
  }

  async #source(picture: PictureRecord): Promise<PictureSource> {
    const name = this.#nameOf(picture);
    if (!this.#done.has(name)) this.#done.set(name, this.#lookUp(name, picture));
    return this.#done.get(name) as Promise<PictureSource>;
  }

  async #lookUp(name: string, picture: PictureRecord): Promise<PictureSource> {
    const { known, source } = this.#options;
    return this.#add(picture, await sourceState(source, name), (await known.sources([name])).get(name));
  }

  async #add(picture: PictureRecord, state: SourceState, known: PictureSource | undefined): Promise<PictureSource> {
    const { target } = this.#options;
    if (known && isSame(known, state) && (!known.picture || (await isKept(target, known.picture)))) return known;
    const name = this.#nameOf(picture);
    const found: PictureSource = { name, ...state, ...(await this.#take(picture, name, state)) };
    this.#news.push(found);
    return found;
  }

  /** Takes a picture into the library, or says why it cannot be used. One that would have to be fetched for a preview is neither. */
  async #take(
    picture: PictureRecord,
    name: string,
    state: SourceState,
  ): Promise<Pick<PictureSource, 'picture' | 'problem'>> {
    const { source, target, keep, fetcher } = this.#options;
    let file = join(source, name);
    if (isAddress(name)) {
      if (!keep || !fetcher) return { picture: null, problem: '' };
      try {
        file = await fetcher.get(name);
      } catch (error) {
        if (!(error instanceof NotFetched)) throw error;
        return { picture: null, problem: `${name} ${error.message}` };
      }
    }
    const color = /^#[\da-f]{6}$/i.test(picture.Color) ? picture.Color.toLowerCase() : null;
    const order: NewPicture = { name: picture.ID || fileOf(picture).replace(/\.\w+$/, ''), file, color };
    const known = (id: string) => this.#options.known.picture(id);
    const added =
      state.size < 0 ? missingPicture(order) : await addPicture(target, order, { known, measure: this.#measure, keep });
    return typeof added === 'string' ? { picture: null, problem: added } : { picture: added, problem: '' };
  }

  /** What a picture is known by: where it is fetched from, or its file. */
  #nameOf(picture: PictureRecord): string {
    return this.#options.fetcher?.takes(picture.Url) ? picture.Url : fileOf(picture);
  }
}

/** Whether a file is as it was found. One that is there and could not be used is tried again. */
export const isSame = (
  { picture, size, modified }: Pick<PictureSource, 'picture' | 'size' | 'modified'>,
  state: SourceState,
) => size === state.size && modified === state.modified && (picture !== null || size < 0);

/** A name that is no file is where the picture is fetched from. */
const isAddress = (name: string): boolean => name.includes('/');

/**
 * What tells a changed file from an unchanged one without reading it. A picture that was fetched stays as it is: one that changes
 * gets another address.
 */
export async function sourceState(folder: string, name: string): Promise<SourceState> {
  if (isAddress(name)) return { size: 0, modified: 0 };
  const found = await stat(join(folder, name)).catch(() => null);
  return found ? { size: found.size, modified: found.mtimeMs } : { size: -1, modified: -1 };
}

/** Only the name counts: a feed must not reach files outside its own folder. */
const fileOf = (picture: PictureRecord): string => basename(picture.File || picture.Url);

/** A feed without a list of pictures still names the main one. */
function picturesOf(record: PictureOwner): PictureRecord[] {
  if (record.Pictures.length > 0) return record.Pictures;
  return record.XLargePictureItem?.Url ? [record.XLargePictureItem] : [];
}
