import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { EMBEDDED_PREFIX, type FeedProblem, type PropertyRecord, type Saying } from '@facade/feed';
import { LRUCache } from 'lru-cache';
import {
  addPicture,
  isKept,
  type MeasurePicture,
  measurePicture,
  missingPicture,
  type NewPicture,
} from '../pictures/index.ts';
import type { StoredPicture, StoredPictureUse } from '../platform/index.ts';
import { NotFetched } from './fetching/follow.ts';
import type { PictureFetcher } from './fetching/picture-fetcher.ts';

type PictureRecord = PropertyRecord['Pictures'][number];
type PictureOwner = Pick<PropertyRecord, 'language' | 'Pictures'> & { XLargePictureItem?: PictureRecord | null };

/** Size of a file in bytes and time of its change in milliseconds; both -1 if it is missing, 0 if it is fetched. */
interface SourceState {
  size: number;
  modified: number;
}

/** The state of a file beside the feed at an import. */
export interface PictureSource extends SourceState {
  /** Its name in the folder, after the name of the feed if it has one; or its address. */
  name: string;
  /** Null if it cannot be used. */
  picture: StoredPicture | null;
  /** Why it cannot be used. */
  problem: Saying | null;
}

/** Facts about pictures from earlier imports. */
export interface KnownPictures {
  sources(names: readonly string[]): Promise<Map<string, PictureSource>>;
  picture(id: string): Promise<StoredPicture | undefined>;
}

export interface PictureOptions {
  /** Folder `pictures` beside the feed. */
  source: string;
  /** Folder of the pictures that were embedded in the feed. */
  embedded?: string;
  /** Name of the feed: another one may have a file of the same name. */
  feed: string;
  /** Folder of the library. */
  target: string;
  /** Fetches pictures that are addresses; without it, their files are expected in the folder. */
  fetcher?: PictureFetcher | null;
  known: KnownPictures;
  /** False: nothing is fetched or copied into the library. */
  keep: boolean;
  /** True: if the file is missing, the library's copy of it is used. */
  fallBack?: boolean;
  /** In this process by default. */
  measure?: MeasurePicture;
}

/** Pictures cached during one import, because neighbouring records often have the same ones. */
const REMEMBERED = 20_000;

/** Files read and measured per batch: more would block the database's only connection for too long. */
const TOGETHER = 8;

/** Adds the pictures of the feed to the library, each file once; an unchanged file is not read. */
export class PictureImport {
  readonly #options: PictureOptions;
  readonly #measure: MeasurePicture;
  readonly #done = new LRUCache<string, Promise<PictureSource>>({ max: REMEMBERED });
  #news: PictureSource[] = [];

  constructor(options: PictureOptions) {
    this.#options = options;
    this.#measure = options.measure ?? measurePicture;
  }

  /** Loads the known facts about the pictures of these records in one query. */
  async prepare(records: readonly PictureOwner[]): Promise<void> {
    const orders = new Map<string, PictureRecord>();
    for (const record of records)
      for (const picture of picturesOf(record)) {
        const name = this.#nameOf(picture);
        if (!this.#done.has(name) && !orders.has(name)) orders.set(name, picture);
      }
    if (orders.size === 0) return;
    const known = await this.#options.known.sources([...orders.keys()]);
    const waiting = await Promise.all(
      [...orders].map(async ([name, picture]) => ({ name, picture, state: await sourceState(this.#options, name) })),
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

  /**
   * The pictures of a record in order, with their descriptions per language; unusable ones are left out and reported.
   */
  async take(
    record: string,
    records: readonly [PictureOwner, ...PictureOwner[]],
  ): Promise<{ uses: StoredPictureUse[]; sources: string[]; warnings: FeedProblem[] }> {
    const uses: StoredPictureUse[] = [];
    const warnings: FeedProblem[] = [];
    const pictures = picturesOf(records[0]);
    for (const order of pictures) {
      const { picture, problem } = await this.#source(order);
      if (problem) warnings.push({ record, field: 'Pictures', ...problem });
      if (!picture) continue;
      const alt = records.map((one) => [one.language, picturesOf(one).find(({ ID }) => ID === order.ID)?.Alt ?? '']);
      uses.push({ id: picture.id, alt: Object.fromEntries(alt), ...(order.Plan ? { plan: true } : {}) });
    }
    return { uses, sources: [...new Set(pictures.map((picture) => this.#nameOf(picture)))], warnings };
  }

  /** New facts since the last call, to be stored. */
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
    const { known } = this.#options;
    return this.#add(picture, await sourceState(this.#options, name), (await known.sources([name])).get(name));
  }

  async #add(picture: PictureRecord, state: SourceState, known: PictureSource | undefined): Promise<PictureSource> {
    const { target, fallBack } = this.#options;
    const isUsable = known && (isSame(known, state) || (fallBack && known.picture && state.size < 0));
    if (isUsable && (!known.picture || (await isKept(target, known.picture)))) return known;
    const name = this.#nameOf(picture);
    const found: PictureSource = { name, ...state, ...(await this.#take(picture, name, state)) };
    this.#news.push(found);
    return found;
  }

  /**
   * Adds a picture to the library, or reports why it cannot be used. In a dry run, pictures that would be fetched are
   * skipped.
   */
  async #take(
    picture: PictureRecord,
    name: string,
    state: SourceState,
  ): Promise<Pick<PictureSource, 'picture' | 'problem'>> {
    const { target, keep, fetcher } = this.#options;
    let file = sourceFile(this.#options, name);
    if (isAddress(name)) {
      if (!keep || !fetcher) return { picture: null, problem: null };
      try {
        file = await fetcher.get(name);
      } catch (error) {
        if (!(error instanceof NotFetched)) throw error;
        const { kind, values } = error.saying;
        return { picture: null, problem: { kind, values: { ...values, address: name } } };
      }
    }
    const color = /^#[\da-f]{6}$/i.test(picture.Color) ? picture.Color.toLowerCase() : null;
    const order: NewPicture = { name: picture.ID || fileOf(picture).replace(/\.\w+$/, ''), file, color };
    const known = (id: string) => this.#options.known.picture(id);
    const added =
      state.size < 0 ? missingPicture(order) : await addPicture(target, order, { known, measure: this.#measure, keep });
    return 'kind' in added ? { picture: null, problem: added } : { picture: added, problem: null };
  }

  /** Key of a picture: its address, or its file. */
  #nameOf(picture: PictureRecord): string {
    const { fetcher, feed } = this.#options;
    if (fetcher?.takes(picture.Url)) return picture.Url;
    return feed ? `${feed}/${fileOf(picture)}` : fileOf(picture);
  }
}

/** Whether a file is unchanged. An existing file that could not be used is retried. */
export const isSame = (
  { picture, size, modified }: Pick<PictureSource, 'picture' | 'size' | 'modified'>,
  state: SourceState,
) => size === state.size && modified === state.modified && (picture !== null || size < 0);

/** A name that is not a file is the picture's address. */
const isAddress = (name: string): boolean => /^https?:/i.test(name);

/** Whether a picture may be one of this feed: addresses are of all feeds. */
export const isOfFeed = (feed: string, name: string): boolean =>
  isAddress(name) || (feed ? name.startsWith(`${feed}/`) : !name.includes('/'));

interface Folders {
  source: string;
  embedded?: string | undefined;
}

/** The file of a picture by its name. */
function sourceFile({ source, embedded = source }: Folders, name: string): string {
  const file = basename(name);
  return join(file.startsWith(EMBEDDED_PREFIX) ? embedded : source, file);
}

/** Detects a changed file without reading it. A fetched picture never changes: a changed picture has a new address. */
export async function sourceState(folders: Folders, name: string): Promise<SourceState> {
  if (isAddress(name)) return { size: 0, modified: 0 };
  const found = await stat(sourceFile(folders, name)).catch(() => null);
  return found ? { size: found.size, modified: found.mtimeMs } : { size: -1, modified: -1 };
}

/** Uses only the name: a feed must not access files outside its own folder. */
const fileOf = (picture: PictureRecord): string => basename(picture.File || picture.Url);

/** A feed without a list of pictures still names the main one. */
function picturesOf(record: PictureOwner): PictureRecord[] {
  if (record.Pictures.length > 0) return record.Pictures;
  return record.XLargePictureItem?.Url ? [record.XLargePictureItem] : [];
}
