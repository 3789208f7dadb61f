import { LRUCache } from 'lru-cache';
import { type CompressedEncoding, compress, decompress, isCompressionBusy } from './compression.ts';

export type Encoding = CompressedEncoding | 'identity';

/** A text in the encoding in which it is sent. */
export interface SentForm {
  encoding: Encoding;
  bytes: Buffer;
}

/**
 * A text and its compressed forms, each computed on demand. The text itself is dropped once one of them exists, because it
 * takes five times the memory. If it is requested later, it is decompressed and kept.
 */
export class Compressed {
  #identity: Buffer | null;
  readonly #forms = new Map<CompressedEncoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  /** Called when `size` has changed. */
  onResize: () => void = () => {};
  /** Whether it is sent many times, which justifies better compression. */
  isKept = false;

  constructor(text: Buffer) {
    this.#identity = text;
  }

  /** Bytes currently held. */
  get size(): number {
    const forms = this.#forms.values().reduce((sum, { length }) => sum + length, 0);
    return (this.#identity?.length ?? 0) + forms;
  }

  /** The requested encoding; uncompressed while too many compressions wait. */
  as(encoding: Encoding): SentForm | Promise<SentForm> {
    const form = encoding === 'identity' ? this.#identity : this.#forms.get(encoding);
    if (form) return { encoding, bytes: form };
    const isBusy = encoding !== 'identity' && !this.#making.has(encoding) && isCompressionBusy();
    if (isBusy && this.#identity) return { encoding: 'identity', bytes: this.#identity };
    return this.#make(encoding).then((bytes) => ({ encoding, bytes }));
  }

  #make(encoding: Encoding): Promise<Buffer> {
    const work = () => (encoding === 'identity' ? this.#unpack() : this.#compress(encoding));
    const making = this.#making.get(encoding) ?? work().finally(() => this.#making.delete(encoding));
    this.#making.set(encoding, making);
    return making;
  }

  async #compress(encoding: CompressedEncoding): Promise<Buffer> {
    const text = this.#identity ?? (await this.#unpack());
    const form = await compress(text, encoding, this.isKept ? 'kept' : 'once');
    this.#forms.set(encoding, form);
    this.#identity = null;
    this.onResize();
    return form;
  }

  async #unpack(): Promise<Buffer> {
    const [first] = this.#forms;
    if (!first) throw new Error('neither the text nor a form of it is there');
    const [encoding, form] = first;
    this.#identity = await decompress(form, encoding);
    this.onResize();
    return this.#identity;
  }
}

/** Browsers send only a handful of different headers, so this many results are cached. */
const encodings = new LRUCache<string, Encoding>({ max: 200, memoMethod: readEncoding });

/** The best encoding that this `Accept-Encoding` allows. */
export const encodingFor = (accept = ''): Encoding => encodings.memo(accept);

/** No browser sends a longer header. */
const MAX_LENGTH = 500;

function readEncoding(accept: string): Encoding {
  const asked = accept.slice(0, MAX_LENGTH);
  const allows = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[;,]|$)`, 'i').test(asked);
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}
