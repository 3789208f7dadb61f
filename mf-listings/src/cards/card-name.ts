import type { CardProperty } from './card-data.ts';

type Named = Pick<CardProperty, 'typeName' | 'title' | 'city'>;

/** "Woning, Aat"; the headline if the type is unknown. */
export function cardName({ typeName, title, city }: Named): string {
  if (!typeName) return title.text;
  return city ? `${typeName}, ${city}` : typeName;
}

/** Length of "in" or "à" with its spaces. */
const LONGEST_PREPOSITION = 4;

/** The home's own headline; null if it only repeats type and town, as the api's default does, or if it is the card's name already. */
export function ownHeadline({ typeName, title: { text }, city }: Named): string | null {
  if (!typeName || text === typeName) return null;
  const repeats =
    text.startsWith(typeName) &&
    text.endsWith(city) &&
    text.length <= typeName.length + city.length + LONGEST_PREPOSITION;
  return repeats ? null : text;
}
