import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import PQueue from 'p-queue';

export type CompressedEncoding = 'br' | 'gzip';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const decompressors = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * So many at once. Each holds its window and tables for as long as it runs: two hundred of them took 2 GB, which the process never
 * gave back. Node.js has four threads for such work, and files want some of them.
 */
const queue = new PQueue({ concurrency: 2 });
/** With more waiting, text goes out as it is: whoever asks would wait longer for the compressor than for the bytes. */
const MOST_WAITING = 16;

/** Window of 256 KB: no page is larger by much, and a larger one only takes memory. */
const BROTLI_WINDOW = 18;
/** For what is sent many times, and for what is sent once. */
const QUALITY = { kept: { br: 5, gzip: 6 }, once: { br: 2, gzip: 2 } };

/** Compressions that wait for their turn. */
export const compressionsWaiting = (): number => queue.size;

export const isCompressionBusy = (): boolean => queue.size >= MOST_WAITING;

/** `use`: whether the result is kept and sent many times. Gives a buffer that holds nothing but the result. */
export async function compress(
  bytes: Buffer,
  encoding: CompressedEncoding,
  use: keyof typeof QUALITY,
): Promise<Buffer> {
  const level = QUALITY[use][encoding];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const options = encoding === 'br' ? { params } : { level };
  return copyOf(await queue.add(() => compressors[encoding](bytes, options)));
}

/** The library's result is a part of a larger buffer, as `Buffer.from` would make it: all of that would stay as long as the part. */
function copyOf(part: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(part.length);
  part.copy(copy);
  return copy;
}

export const decompress = (bytes: Buffer, encoding: CompressedEncoding): Promise<Buffer> =>
  queue.add(() => decompressors[encoding](bytes));
