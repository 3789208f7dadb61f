const KEY = 'facade.together';

/** Lists whose links this device remembers. */
const MOST = 5;

/** A shared list that was opened on this device. */
export interface KnownList {
  token: string;
  /** The visitor's own on it; null where they do not take part. */
  firstName: string | null;
}

/** The lists that were opened on this device, the last one first. Browser only. */
export function knownLists(): KnownList[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one?.token === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers a list, or with null forgets it: it exists no more. */
export function rememberList(token: string, known: Omit<KnownList, 'token'> | null): void {
  const others = knownLists().filter((one) => one.token !== token);
  const lists = (known ? [{ token, ...known }, ...others] : others).slice(0, MOST);
  try {
    if (lists.length > 0) localStorage.setItem(KEY, JSON.stringify(lists));
    else localStorage.removeItem(KEY);
  } catch {
    // The storage is full, or access to it is denied.
  }
}
