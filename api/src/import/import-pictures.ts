import type { FeedProblem, PropertyRecord } from '@facade/feed';
import { LRUCache } from 'lru-cache';
import { lastPart } from '../kernel/index.ts';
import {
  addPicture,
  isKept,
  type MeasurePicture,
  measurePicture,
  missingPicture,
  type NewPicture,
} from '../pictures/index.ts';
import type { StoredPictureUse } from '../platform/index.ts';
import { NotFetched } from './fetching/follow.ts';
import type { PictureAnswer } from './fetching/picture-answer.ts';
import type { PictureFetcher } from './fetching/picture-fetcher.ts';
import {
  isAddress,
  isSame,
  type KnownPictures,
  type PictureSource,
  type SourceState,
  sourceFile,
  sourceState,
} from './picture-sources.ts';

type PictureRecord = PropertyRecord['Pictures'][number];
type PictureOwner = Pick<PropertyRecord, 'language' | 'Pictures'> & { XLargePictureItem?: PictureRecord | null };

export interface PictureOptions {
  /** Folder `pictures` beside the feed. */
  source: string;
  /** Folder of the pictures that were embedded in the feed. */
  embedded?: string;
  /** Files in that folder with another spelling of their name. */
  spelled?: ReadonlyMap<string, string>;
  /** Name of the feed: another one may have a file of the same name. */
  feed: string;
  /** Folder of the library. */
  target: string;
  /** Fetches pictures that are addresses; without it, their files are expected in the folder. */
  fetcher?: PictureFetcher | null;
  known: KnownPictures;
  /** False: nothing is fetched or copied into the library. */
  keep: boolean;
  /** Asks again for pictures that are shown by the records that are taken, if the last time is a day ago. */
  asksAgain?: boolean;
  /** True: if the file is missing, the library's copy of it is used. */
  fallBack?: boolean;
  /** In this process by default. */
  measure?: MeasurePicture;
}

/** The servers of pictures are not asked for one more often, in milliseconds. */
const A_DAY = 24 * 3600_000;

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
    const isReady = isUsable && (!known.picture || (await isKept(target, known.picture)));
    const before = isReady && this.#isDue(known) ? known : null;
    if (isReady && !before) return known;
    const name = this.#nameOf(picture);
    const taken = await this.#take(picture, name, { state, before: before?.answer ?? null });
    // What was shown is shown while its server fails.
    const isOld = before && (taken === null || taken.picture === null);
    const askedAt = new Date();
    const found: PictureSource = isOld ? { ...before, askedAt } : { name, ...state, askedAt, ...(taken ?? NOTHING) };
    this.#news.push(found);
    return found;
  }

  #isDue({ name, askedAt }: PictureSource): boolean {
    const { asksAgain, fetcher, keep } = this.#options;
    return Boolean(asksAgain && keep && fetcher) && isAddress(name) && Date.now() - askedAt.getTime() > A_DAY;
  }

  /**
   * Adds a picture to the library, or reports why it cannot be used; null if it is as its server said before. In a dry run, pictures that
   * would be fetched are skipped.
   */
  async #take(
    picture: PictureRecord,
    name: string,
    { state, before }: { state: SourceState; before: PictureAnswer | null },
  ): Promise<Pick<PictureSource, 'picture' | 'problem' | 'answer'> | null> {
    const { target, keep, fetcher } = this.#options;
    let file = await sourceFile(this.#options, name);
    let answer: PictureAnswer | null = null;
    if (isAddress(name)) {
      if (!keep || !fetcher) return NOTHING;
      try {
        const fetched = await fetcher.get(name, before);
        if (!fetched) return null;
        ({ file, answer } = fetched);
      } catch (error) {
        if (!(error instanceof NotFetched)) throw error;
        const { kind, values } = error.saying;
        return { ...NOTHING, problem: { kind, values: { ...values, address: name } } };
      }
    }
    const color = /^#[\da-f]{6}$/i.test(picture.Color) ? picture.Color.toLowerCase() : null;
    const order: NewPicture = { name: picture.ID || fileOf(picture).replace(/\.\w+$/, ''), file, color };
    const known = (id: string) => this.#options.known.picture(id);
    const added =
      state.size < 0 ? missingPicture(order) : await addPicture(target, order, { known, measure: this.#measure, keep });
    return 'kind' in added ? { ...NOTHING, problem: added } : { picture: added, problem: null, answer };
  }

  /** Key of a picture: its address, or its file. */
  #nameOf(picture: PictureRecord): string {
    const { fetcher, feed } = this.#options;
    if (fetcher?.takes(picture.Url)) return picture.Url;
    return feed ? `${feed}/${fileOf(picture)}` : fileOf(picture);
  }
}

const NOTHING = { picture: null, problem: null, answer: null };

/** Uses only the name: a feed must not access files outside its own folder. */
const fileOf = (picture: PictureRecord): string => lastPart(picture.File || picture.Url);

/** A feed without a list of pictures still names the main one. */
function picturesOf(record: PictureOwner): PictureRecord[] {
  if (record.Pictures.length > 0) return record.Pictures;
  return record.XLargePictureItem?.Url ? [record.XLargePictureItem] : [];
}
