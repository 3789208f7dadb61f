import type { CardProperty } from './card-data.ts';

type Named = Pick<CardProperty, 'typeName' | 'title' | 'city'>;

/** "Woning, Aat"; the headline where the type is unknown. */
export function cardName({ typeName, title, city }: Named): string {
  if (!typeName) return title.text;
  return city ? `${typeName}, ${city}` : typeName;
}

/** "in" or "à" with its blanks. */
const LONGEST_PREPOSITION = 4;

/** The home's own headline; null where it would repeat type and town, as the api's own does, or is the card's name already. */
export function ownHeadline({ typeName, title: { text }, city }: Named): string | null {
  if (!typeName || text === typeName) return null;
  const repeats =
    text.startsWith(typeName) &&
    text.endsWith(city) &&
    text.length <= typeName.length + city.length + LONGEST_PREPOSITION;
  return repeats ? null : text;
}
