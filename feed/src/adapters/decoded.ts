import { isUtf8 } from 'node:buffer';
import type { FileHandle } from 'node:fs/promises';
import { FeedError } from '../reading/feed-error.ts';
import { withoutControls } from '../values/clean-text.ts';

const STEP = 128 * 1024;

/** Bytes that letters of a Mac have, and Windows-1252 hardly: such a file would get wrong letters. */
const DOUBTFUL = new Set([0x81, 0x88, 0x8a, 0x8d, 0x8e, 0x8f, 0x90, 0x9a, 0x9d, 0x9e, 0x9f]);

/**
 * The character set of a file that does not name another than UTF-8: Windows-1252, as Excel saves a table, if it cannot be UTF-8 and has
 * no bytes that might be another one's.
 */
export async function unnamedCharset(file: FileHandle): Promise<'utf-8' | 'windows-1252'> {
  const bytes = Buffer.allocUnsafe(STEP);
  let isUtf8File = true;
  let isDoubtful = false;
  let kept = 0;
  for (let place = 0; ; ) {
    const { bytesRead } = await file.read(bytes, kept, STEP - kept, place);
    if (bytesRead === 0) break;
    place += bytesRead;
    const part = bytes.subarray(0, kept + bytesRead);
    const whole = wholeCharacters(part);
    const isPartUtf8 = isUtf8(part.subarray(0, whole));
    isUtf8File &&= isPartUtf8;
    if (!isPartUtf8) isDoubtful ||= part.some((byte) => DOUBTFUL.has(byte));
    bytes.copyWithin(0, whole, part.length);
    kept = part.length - whole;
  }
  if (kept > 0) isUtf8File = false;
  return isUtf8File || isDoubtful ? 'utf-8' : 'windows-1252';
}

/** Bytes without a character of UTF-8 that goes on in the next part. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) return bytes.length;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 0;
    if (length > 0) return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/**
 * The text of a file, without a byte order mark or control characters.
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
    if (text !== '') yield withoutControls(text);
    if (bytesRead === 0) return;
    line += text.split('\n').length - 1;
  }
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    throw new FeedError('charset', { charset });
  }
}

function decode(decoder: TextDecoder, bytes: Buffer, line: number): string {
  try {
    return decoder.decode(bytes, { stream: bytes.length > 0 });
  } catch {
    throw new FeedError('notCharset', { charset: decoder.encoding.toUpperCase(), line });
  }
}
