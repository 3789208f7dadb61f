/**
 * Parses typed towns into the values of lists: a zip with a name, a zip or a name, separated by commas.
 * @example placesIn('7800 Ath, 7860, Lens') // ['Ath|7800', '7860', 'Lens']
 */
export const placesIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((place) => place.trim().replace(/^(\d{4})\s+(.+)$/, '$2|$1'))
    .filter((place) => place !== '' && place.length <= 100);
