import { watchFavourites } from '@facade/section-kit';
import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import type { CardProperty } from '../cards/card-data.ts';

const KEY = 'facade.favourites.seen';

/** By language: a visitor who looks at the other one keeps the cards of the first. */
type Seen = Partial<Record<Language, CardProperty[]>>;

/** As many as one can keep. */
const MOST = 100;

/** Cards of the favourites as they were last seen in this language, for when there is no connection. */
export const readSeenHomes = (language: Language): CardProperty[] => readSeen()[language] ?? [];

/** Stores or removes the card of a home, so that favourites work offline before the page of favourites was opened. */
export function rememberFavourite(language: Language, home: CardProperty): void {
  const others = readSeenHomes(language).filter(({ id }) => id !== home.id);
  writeSeenHomes(language, [home, ...others].slice(0, MOST));
}

/** Stores nothing of homes that are not favourites, in any language. */
export function writeSeenHomes(language: Language, homes: readonly CardProperty[]): void {
  const seen: Seen = { ...readSeen(), [language]: homes };
  const kept = keptIds();
  const still = LANGUAGES.flatMap((one) => {
    const left = seen[one]?.filter(({ id }) => kept.includes(id)) ?? [];
    return left.length > 0 ? [[one, left] as const] : [];
  });
  try {
    if (still.length > 0) localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(still)));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden.
  }
}

/** Anybody may have written there. */
function readSeen(): Seen {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(seen ?? {}).filter(([, homes]) => Array.isArray(homes)));
  } catch {
    return {};
  }
}

function keptIds(): readonly number[] {
  let kept: readonly number[] = [];
  watchFavourites((ids) => {
    kept = ids;
  })();
  return kept;
}
