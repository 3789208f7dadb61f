import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A text with its compressed forms, each made when first asked for. */
export class Compressed {
  readonly #identity: Buffer;
  readonly #forms = new Map<Encoding, Promise<Buffer>>();

  constructor(bytes: Buffer) {
    this.#identity = bytes;
  }

  /** Bytes it takes in a cache, about. */
  get size(): number {
    return this.#identity.length * 2;
  }

  as(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.#identity;
    const form = this.#forms.get(encoding) ?? this.#compress(encoding);
    this.#forms.set(encoding, form);
    return form;
  }

  #compress(encoding: 'br' | 'gzip'): Promise<Buffer> {
    if (encoding === 'gzip') return zip(this.#identity);
    return brotli(this.#identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 },
    });
  }
}

/** Browsers send a handful of different headers; so many answers are kept. */
const encodings = new LRUCache<string, Encoding>({ max: 200, memoMethod: readEncoding });

/** The best form this `Accept-Encoding` allows. */
export const encodingFor = (accept = ''): Encoding => encodings.memo(accept);

function readEncoding(accept: string): Encoding {
  const allows = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[;,]|$)`, 'i').test(accept);
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}
