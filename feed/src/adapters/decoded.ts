import type { FileHandle } from 'node:fs/promises';
import { FeedError } from '../reading/feed-error.ts';

const STEP = 128 * 1024;

/**
 * The text of a file, without a byte order mark.
 * @throws FeedError at bytes that are invalid in the character set, to avoid `�` in names
 */
export async function* decoded(file: FileHandle, charset: string): AsyncGenerator<string> {
  const decoder = decoderOf(charset);
  const bytes = Buffer.allocUnsafe(STEP);
  let line = 1;
  for (let place = 0; ; ) {
    const { bytesRead } = await file.read(bytes, 0, STEP, place);
    place += bytesRead;
    const text = decode(decoder, bytes.subarray(0, bytesRead), line);
    if (text !== '') yield text;
    if (bytesRead === 0) return;
    line += text.split('\n').length - 1;
  }
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    throw new FeedError(`has the character set ${charset}, which is not known`);
  }
}

function decode(decoder: TextDecoder, bytes: Buffer, line: number): string {
  try {
    return decoder.decode(bytes, { stream: bytes.length > 0 });
  } catch {
    throw new FeedError(`is not ${decoder.encoding.toUpperCase()} after line ${line}: save it in that character set`);
  }
}
