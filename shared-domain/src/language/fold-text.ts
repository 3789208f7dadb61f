/** Letters that Unicode does not decompose. */
const LIGATURES: readonly (readonly [RegExp, string])[] = [
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
  [/ß/g, 'ss'],
];

const ASCII = /^[\0-\x7f]*$/;

/**
 * Removes accents. Letters that are not an accented form of another are kept, such as œ and ł.
 * @param form `NFKD` also decomposes letters such as ﬁ and ½
 * @example withoutAccents('Chièvres') // 'Chievres'
 */
export const withoutAccents = (text: string, form: 'NFD' | 'NFKD' = 'NFD'): string =>
  text.normalize(form).replace(/\p{M}/gu, '');

/**
 * A text for comparisons, without case, accents and ligatures. Punctuation and spaces are kept.
 * @example foldText('Belœil|7970') // 'beloeil|7970'
 */
export function foldText(text: string): string {
  let plain = text.toLowerCase();
  if (ASCII.test(plain)) return plain;
  for (const [letters, replacement] of LIGATURES) plain = plain.replace(letters, replacement);
  return withoutAccents(plain, 'NFKD');
}

/**
 * The folded words of a text, split at everything but letters and digits.
 * @example foldWords('L’Orée de Belœil') // ['l', 'oree', 'de', 'beloeil']
 */
export const foldWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * A name normalized for comparisons.
 * @example foldName('Braine-l’Alleud') // 'braine l alleud'
 */
export const foldName = (name: string): string => foldWords(name).join(' ');

/**
 * The folded words of a name, also joined as people write them: "leveque" of "l’Évêque".
 * @example foldNameWords('Meslin-l’Évêque') // ['meslin', 'l', 'eveque', 'leveque']
 */
export function foldNameWords(name: string): string[] {
  const words = foldWords(name);
  return [...words, ...words.flatMap((word, index) => (word.length === 1 ? `${word}${words[index + 1] ?? ''}` : []))];
}
