/** JSON array of the ids a visitor keeps, shared with the hearts on the cards of the lists. */
const KEY = 'facade.favourites';

export function readFavourites(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Keeps a property or lets it go. The storage event is what cards on the same page listen to; the browser only tells other tabs. */
export function toggleFavourite(id: number): void {
  const ids = readFavourites();
  const kept = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return; // Storage is full or forbidden: nothing was kept, and the heart says so by staying empty.
  }
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

export function onFavouritesChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
