import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import PQueue from 'p-queue';

export type CompressedEncoding = 'br' | 'gzip';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const decompressors = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * Limits concurrent compressions. Each holds its window and tables while it runs: two hundred of them took 2 GB, which the
 * process never released. Node.js has four threads for such work, and file access needs some of them.
 */
const queue = new PQueue({ concurrency: 2 });
/** With more waiting, text is sent uncompressed: waiting for the compressor would take longer than sending the bytes. */
const MAX_WAITING = 16;

/** Window of 256 KB: hardly any page is larger, and a larger window only takes memory. */
const BROTLI_WINDOW = 18;
/** For texts that are sent many times, and for those that are sent once. */
const QUALITY = { kept: { br: 5, gzip: 6 }, once: { br: 2, gzip: 2 } };

/** Number of waiting compressions. */
export const compressionsWaiting = (): number => queue.size;

export const isCompressionBusy = (): boolean => queue.size >= MAX_WAITING;

/** `use`: whether the result is kept and sent many times. The resulting buffer holds nothing but the result. */
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

/** The library's result is a slice of a larger buffer, as from `Buffer.from`, and would keep all of that buffer in memory. */
function copyOf(part: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(part.length);
  part.copy(copy);
  return copy;
}

export const decompress = (bytes: Buffer, encoding: CompressedEncoding): Promise<Buffer> =>
  queue.add(() => decompressors[encoding](bytes));
