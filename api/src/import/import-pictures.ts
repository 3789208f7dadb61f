import { basename, join } from 'node:path';
import type { StoredPicture, StoredPictureUse } from '../catalogue/stored.ts';
import { addPicture, type NewPicture } from '../pictures/library.ts';
import { type MeasurePicture, measurePicture } from '../pictures/measure.ts';
import type { PropertyRecord } from './feed-schema.ts';
import type { FeedProblem } from './report.ts';

type PictureRecord = PropertyRecord['Pictures'][number];
type PictureOwner = Pick<PropertyRecord, 'language' | 'Pictures'> & { XLargePictureItem?: PictureRecord | null };

/** Takes the pictures of the feed into the library, each file once. */
export class PictureImport {
  readonly warnings: FeedProblem[] = [];
  /** Every picture the new catalogue uses, by id. */
  readonly used = new Map<string, StoredPicture>();
  readonly #done = new Map<string, Promise<StoredPicture | string>>();
  readonly #source: string;
  readonly #target: string;
  readonly #known: ReadonlyMap<string, StoredPicture>;
  readonly #signal: AbortSignal | undefined;
  readonly #measure: MeasurePicture;

  /**
   * @param source folder `pictures` beside the feed
   * @param target folder of the library
   * @param options.signal ends the taking between two records
   * @param options.measure in this process by default
   */
  constructor(
    source: string,
    target: string,
    known: ReadonlyMap<string, StoredPicture>,
    { signal, measure = measurePicture }: { signal?: AbortSignal; measure?: MeasurePicture } = {},
  ) {
    this.#source = source;
    this.#target = target;
    this.#known = known;
    this.#signal = signal;
    this.#measure = measure;
  }

  /** The pictures of a record in order, with what they show per language; one that cannot be used is left out and reported. */
  async take(record: string, records: readonly [PictureOwner, ...PictureOwner[]]): Promise<StoredPictureUse[]> {
    this.#signal?.throwIfAborted();
    const uses: StoredPictureUse[] = [];
    const pictures = picturesOf(records[0]);
    const added = await Promise.all(pictures.map((picture) => this.#add(picture)));
    for (const [index, stored] of added.entries()) {
      if (typeof stored === 'string') {
        this.warnings.push({ record, field: 'Pictures', message: stored });
        continue;
      }
      this.used.set(stored.id, stored);
      const { ID: name, Plan } = pictures[index] ?? {};
      const alt = records.map((one) => [one.language, picturesOf(one).find(({ ID }) => ID === name)?.Alt ?? '']);
      uses.push({ id: stored.id, alt: Object.fromEntries(alt), ...(Plan ? { plan: true } : {}) });
    }
    return uses;
  }

  #add(picture: PictureRecord): Promise<StoredPicture | string> {
    // Only the name counts: a feed must not reach files outside its own folder.
    const name = basename(picture.File || picture.Url);
    const color = /^#[\da-f]{6}$/i.test(picture.Color) ? picture.Color.toLowerCase() : null;
    const order: NewPicture = { name: picture.ID || name.replace(/\.\w+$/, ''), file: join(this.#source, name), color };
    const running = this.#done.get(name) ?? addPicture(this.#target, order, this.#known, this.#measure);
    this.#done.set(name, running);
    return running;
  }
}

/** A feed without a list of pictures still names the main one. */
function picturesOf(record: PictureOwner): PictureRecord[] {
  if (record.Pictures.length > 0) return record.Pictures;
  return record.XLargePictureItem?.Url ? [record.XLargePictureItem] : [];
}
