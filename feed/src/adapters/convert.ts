import type { FileHandle } from 'node:fs/promises';
import type { Problems } from '../problems.ts';
import { checkValue } from '../records/check-record.ts';
import { Notations } from '../values/notation.ts';
import type { Adapter } from './adapter.ts';
import { categoryRecords } from './categories.ts';
import { decoded, unnamedCharset } from './decoded.ts';
import { EmbeddedFiles } from './embedded-files.ts';
import { readLookups } from './lookups-file.ts';
import { PictureNames } from './picture-names.ts';
import type { Beginning } from './recognition/beginning.ts';
import { type Proven, SourceReport } from './source-report.ts';

/** Characters written at a time. */
const STEP = 256 * 1024;

/** The result of an adapter: a feed in lines (NDJSON), and the problems of the source. */
export interface Conversion {
  /** Of homes that are left out, and marked as such in the feed. */
  errors: Problems;
  warnings: Problems;
  /** The source has only some of the homes: those that it does not name stay on the site. */
  isPartial: boolean;
}

interface Order {
  adapter: Adapter;
  beginning: Beginning;
  /** File with the categories, ribbons, agents and towns that the source does not have; optional. */
  lookups: string;
  /** Folder for the files that are embedded in the source. */
  embedded: string;
  /** Whether a picture is fetched from its address; its file is expected in the folder `pictures` if not, as by default. */
  fetches?: ((address: string) => boolean) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Converts a file of another format to a feed. Validates every record here, where its line is known. If a later value proves how an
 * earlier one is written, such as `10.250`, or that a picture may be another home's, the file is read a second time.
 * @throws FeedError if the source cannot be read any further
 */
export async function convert(source: FileHandle, target: FileHandle, order: Order): Promise<Conversion> {
  const { fetches = () => false } = order;
  const notations = new Notations();
  const names = new PictureNames(fetches);
  const first = await convertOnce(source, target, { ...order, proven: { notations, names } });
  if (!notations.decides && names.shared.size === 0) return first;
  await target.truncate();
  const proven = { notations: new Notations(notations), names: new PictureNames(fetches, names.shared) };
  return convertOnce(source, target, { ...order, proven });
}

async function convertOnce(
  source: FileHandle,
  target: FileHandle,
  order: Order & { proven: Proven },
): Promise<Conversion> {
  const { adapter, beginning, lookups, signal, proven } = order;
  const report = new SourceReport(proven);
  const lines = new Lines(target);
  const own = await readLookups(lookups);
  for (const { kind, record, number } of own) {
    const checked = checkValue(kind, record, number);
    if (checked.ok) lines.add({ ...record, kind });
    else report.errors.add(checked.problems.map((one) => ({ ...one, record: `lookups.json, ${one.record}` })));
  }
  const categories = new Set<number>();
  let count = 0;
  const charset = beginning.charset === 'utf-8' ? await unnamedCharset(source) : beginning.charset;
  const text = decoded(source, charset);
  let isPartial = false;
  const markPartial = () => {
    isPartial = true;
  };
  const embedded = new EmbeddedFiles(order.embedded);
  const read = { text, head: beginning.text, embedded, warn: report.warn, markPartial };
  for await (const found of adapter.read(read)) {
    count += 1;
    const written = report.check(found, count);
    if (!written) continue;
    for (const id of String(found.record.WebIDs ?? '').split(',')) categories.add(Number(id));
    if (lines.add(written) < STEP) continue;
    signal?.throwIfAborted();
    await lines.flush();
  }
  if (!own.some(({ kind }) => kind === 'category'))
    for (const record of categoryRecords(categories)) lines.add({ kind: 'category', ...record });
  await lines.flush();
  return { errors: report.errors, warnings: report.warnings, isPartial };
}

/** The feed that is being written. */
class Lines {
  readonly #file: FileHandle;
  #text = '';
  /** Where the next part begins. */
  #place = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Returns the number of buffered characters. */
  add(record: object): number {
    this.#text += `${JSON.stringify(record)}\n`;
    return this.#text.length;
  }

  async flush(): Promise<void> {
    const text = this.#text;
    this.#text = '';
    const { bytesWritten } = await this.#file.write(Buffer.from(text), 0, null, this.#place);
    this.#place += bytesWritten;
  }
}
