/** Where a browser keeps the list that was looked at last, for as long as the tab is open. */
export const LAST_LIST_KEY = 'facade.list';

/** A page of a list as it was looked at: its address with all filters, and its homes in their order. */
export interface LastList {
  href: string;
  homes: readonly { id: number; path: string }[];
}

/** The way back from a home to its list, and to the homes beside it there; empty at the ends. */
export interface ListPlace {
  href: string;
  previous: string;
  next: string;
}

/**
 * The place of a home in a stored list. Null where it is not in it, or anything else was stored: anybody may have written there.
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
