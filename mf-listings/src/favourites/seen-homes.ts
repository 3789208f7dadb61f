import { watchFavourites } from '@facade/section-kit';
import { MAX_FAVOURITES } from '@facade/shared-domain/limits';
import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import type { CardProperty } from '../cards/card-data.ts';

const KEY = 'facade.favourites.seen';

/** By language: viewing the site in one language keeps the cards of the others. */
type Seen = Partial<Record<Language, CardProperty[]>>;

/** Cards of the favourites as last seen in this language, for use without a connection. */
export const readSeenHomes = (language: Language): CardProperty[] => readSeen()[language] ?? [];

/** Stores or removes the card of a home, so that favourites work offline even if their page was never opened. */
export function rememberFavourite(language: Language, home: CardProperty): void {
  const others = readSeenHomes(language).filter(({ id }) => id !== home.id);
  writeSeenHomes(language, [home, ...others].slice(0, MAX_FAVOURITES));
}

/** Stores the cards of favourites in this language; removes those of other homes in all languages. */
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
    // The storage is full, or access to it is denied.
  }
}

/** The stored value may be invalid: other scripts can write it. */
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
