/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header. Null if it must be ignored according to RFC 9110 (another unit, several ranges, wrong syntax),
 * `unsatisfiable` if none of its bytes exists.
 * @param most maximum in bytes: a longer range is cut, as RFC 9110 allows; `Content-Range` reports it
 * @example byteRange('bytes=0-99', 1000, 50) // { start: 0, end: 49 }
 */
export function byteRange(header: string, size: number, most: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header.replaceAll(' ', '')) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const asked = first === '' || last === '' ? size - 1 : Number(last);
  if (first !== '' && asked < start && last !== '') return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: Math.min(asked, size - 1, start + most - 1) };
}
