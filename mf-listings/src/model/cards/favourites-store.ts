/** Where the visitor's kept properties are: a JSON array of ids, oldest first. Only ever written when the visitor keeps one. */
const FAVOURITES_KEY = 'facade.favourites';

const NONE: readonly number[] = [];

/** As many as one list address can name. */
const MAX_KEPT = 100;

let kept: readonly number[] | null = null;
const listeners = new Set<() => void>();

/** Kept ids. The same array until something changes, as `useSyncExternalStore` wants it. */
export function keptIds(): readonly number[] {
  kept ??= read();
  return kept;
}

/** The server, and the browser while it hydrates, know of no kept property. */
export const keptOnServer = (): readonly number[] => NONE;

/** Keeps a property, or lets it go. Where the browser refuses to store it is kept until the page is left. */
export function toggleKept(id: number): void {
  const ids = keptIds();
  kept = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(-MAX_KEPT);
  try {
    localStorage.setItem(FAVOURITES_KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden.
  }
  announce();
}

/** Calls the listener after every change, one in another tab included. */
export function onKeptChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', onStorage);
    // Nobody hears of another tab any more: whoever asks next reads again.
    kept = null;
  };
}

function onStorage({ key }: StorageEvent): void {
  // A null key: everything was cleared.
  if (key !== null && key !== FAVOURITES_KEY) return;
  kept = null;
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}

function read(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(FAVOURITES_KEY) ?? '[]');
    const ids = Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];
    // The very array the server had: React would draw every card anew for another, in one go, right after taking them over.
    return ids.length > 0 ? ids : NONE;
  } catch {
    return NONE;
  }
}
