/** Key under which a browser stores the last viewed list, per tab. */
export const LAST_LIST_KEY = 'facade.list';

/** A viewed page of a list: its address with all filters, and its homes in order. */
export interface LastList {
  href: string;
  homes: readonly { id: number; path: string }[];
}

/** Paths from a home back to its list, and to its neighbours there; empty at the ends. */
export interface ListPlace {
  href: string;
  previous: string;
  next: string;
}

/**
 * The position of a home in a stored list. Null if the list does not contain it, or if the stored value is invalid: any script may have
 * written it.
 * @example placeInList('{"href":"/nl/te-koop/?type=1","homes":[{"id":7,"path":"/nl/a/7/"}]}', 7) // { href: '/nl/te-koop/?type=1', … }
 */
export function placeInList(stored: string | null, id: number): ListPlace | null {
  const list = parse(stored);
  const at = list?.homes?.findIndex?.((home) => home?.id === id) ?? -1;
  const href = ownPath(list?.href);
  if (at < 0 || href === '') return null;
  return { href, previous: ownPath(list?.homes?.[at - 1]?.path), next: ownPath(list?.homes?.[at + 1]?.path) };
}

/** Of this site: neither another origin nor a script. */
const ownPath = (path: unknown): string => (typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '');

function parse(stored: string | null): Partial<LastList> | null {
  try {
    const list: unknown = JSON.parse(stored ?? 'null');
    return typeof list === 'object' ? list : null;
  } catch {
    return null;
  }
}
