/** The parts of a path for parsing. */
export interface PathParts {
  /** Decoded, without empty ones from doubled or missing slashes. */
  segments: string[];
  query: URLSearchParams;
  /** Query and fragment as written, with their signs; empty without. */
  suffix: string;
}

/** Splits a path. Never throws: a malformed percent-encoding is kept as written. Null for a value that is not text. */
export function splitPath(path: unknown): PathParts | null {
  if (typeof path !== 'string') return null;
  const end = path.search(/[?#]/);
  const suffix = end < 0 ? '' : path.slice(end);
  const segments = (end < 0 ? path : path.slice(0, end)).split('/').filter((segment) => segment !== '');
  return {
    segments: segments.map(decode),
    query: new URLSearchParams(suffix.startsWith('?') ? suffix.replace(/#.*$/s, '') : ''),
    suffix,
  };
}

/** The number of a segment; null if it is not a number, or too large to be exact. */
export function readId(text: string | null | undefined): number | null {
  if (!text || !/^\d+$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/** One form for a path, whatever its case. An encoded slash cannot pose as a separator. */
export const pathKey = (segments: readonly string[]): string =>
  segments.map((segment) => segment.toLowerCase().normalize('NFC').replaceAll('/', '\u0000')).join('/');

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
