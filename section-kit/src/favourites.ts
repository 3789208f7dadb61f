import { useSyncExternalStore } from 'react';
import { emit, on } from './events.ts';

/** Where the visitor's favourites are: a JSON array of property ids, oldest first. Written only when the visitor keeps one. */
const STORAGE_KEY = 'facade.favourites';

const NONE: readonly number[] = [];

/** As many as one list address can name. */
const MOST = 100;

let kept: readonly number[] | null = null;
let listeners = 0;

/** Ids of the properties that the visitor keeps on this device. Empty on the server and while hydrating, so that the markup is the same. */
export const useFavourites = (): readonly number[] => useSyncExternalStore(listen, favourites, onServer);

/** Keeps a property, or lets it go. Where the browser refuses to store it is kept until the page is left. */
export function toggleFavourite(id: number): void {
  const ids = favourites();
  kept = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(-MOST);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden.
  }
  emit('favourites:changed', { ids: kept });
}

/** The same array until something changes, as `useSyncExternalStore` wants it. */
function favourites(): readonly number[] {
  kept ??= read();
  return kept;
}

const onServer = (): readonly number[] => NONE;

/** Calls the listener after every change, one in another tab included. */
function listen(listener: () => void): () => void {
  if (listeners === 0) addEventListener('storage', onStorage);
  listeners += 1;
  const stop = on('favourites:changed', listener);
  return () => {
    stop();
    listeners -= 1;
    if (listeners > 0) return;
    removeEventListener('storage', onStorage);
    // Nobody hears of another tab any more: whoever asks next reads again.
    kept = null;
  };
}

function onStorage({ key }: StorageEvent): void {
  // A null key: everything was cleared.
  if (key !== null && key !== STORAGE_KEY) return;
  kept = null;
  emit('favourites:changed', { ids: favourites() });
}

function read(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    const ids = Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];
    // The very array the server had: React would render every card again for another, in one go, right after hydrating them.
    return ids.length > 0 ? ids : NONE;
  } catch {
    return NONE;
  }
}
