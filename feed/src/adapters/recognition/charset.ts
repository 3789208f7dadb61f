/** Byte order marks and the character sets that they name. */
const MARKS: readonly [readonly number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Share of NUL bytes from which every second byte is the empty half of UTF-16: no text in another character set has any. */
const EMPTY_HALVES = 0.6;

/** The character set of a file by its first bytes: by its mark, by its shape, as XML's first line names it, else UTF-8. */
export function charsetOf(bytes: Buffer): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[1];
  if (nulShare(bytes, 1) > EMPTY_HALVES) return 'utf-16le';
  if (nulShare(bytes, 0) > EMPTY_HALVES) return 'utf-16be';
  const named = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(bytes.toString('latin1', 0, 200))?.[1];
  // A file that was saved anew in another character set kept its first line: its bytes are not UTF-16.
  return named === undefined || /^utf-?16/i.test(named) ? 'utf-8' : named;
}

/** Share of NUL among every second byte, from `first`. */
function nulShare(bytes: Buffer, first: number): number {
  let nul = 0;
  for (let index = first; index < bytes.length; index += 2) if (bytes[index] === 0) nul += 1;
  return bytes.length < 4 ? 0 : nul / Math.ceil((bytes.length - first) / 2);
}
