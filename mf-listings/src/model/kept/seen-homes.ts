import type { Language } from '@facade/shared-domain/model';
import type { CardProperty } from '../cards/card-data.ts';

const KEY = 'facade.favourites.seen';

/** Cards of the favourites as they were last seen in this language, for when there is no connection. */
export function readSeenHomes(language: Language): CardProperty[] {
  try {
    const seen = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return seen?.language === language && Array.isArray(seen.homes) ? seen.homes : [];
  } catch {
    return [];
  }
}

/** Nothing is stored where nothing is kept. */
export function writeSeenHomes(language: Language, homes: readonly CardProperty[]): void {
  try {
    if (homes.length > 0) localStorage.setItem(KEY, JSON.stringify({ language, homes }));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden.
  }
}
