/** Letters that Unicode does not take apart. */
const LIGATURES: readonly (readonly [RegExp, string])[] = [
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
  [/ß/g, 'ss'],
];

const ASCII = /^[\0-\x7f]*$/;

/**
 * Letters without their accents. Letters that are no accented form of another stay, such as œ and ł.
 * @param form `NFKD` also takes letters such as ﬁ and ½ apart
 * @example withoutAccents('Chièvres') // 'Chievres'
 */
export const withoutAccents = (text: string, form: 'NFD' | 'NFKD' = 'NFD'): string =>
  text.normalize(form).replace(/\p{M}/gu, '');

/**
 * A text without what does not count when texts are compared: case, accents, ligatures. Punctuation and spaces stay.
 * @example foldText('Belœil|7970') // 'beloeil|7970'
 */
export function foldText(text: string): string {
  let plain = text.toLowerCase();
  if (ASCII.test(plain)) return plain;
  for (const [letters, replacement] of LIGATURES) plain = plain.replace(letters, replacement);
  return withoutAccents(plain, 'NFKD');
}

/**
 * The folded words of a text; whatever is neither letter nor digit separates them.
 * @example foldWords('L’Orée de Belœil') // ['l', 'oree', 'de', 'beloeil']
 */
export const foldWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * A name as two people would agree it is the same.
 * @example foldName('Braine-l’Alleud') // 'braine l alleud'
 */
export const foldName = (name: string): string => foldWords(name).join(' ');

/**
 * The folded words of a name, with those that people write as one: "leveque" of "l’Évêque".
 * @example foldNameWords('Meslin-l’Évêque') // ['meslin', 'l', 'eveque', 'leveque']
 */
export function foldNameWords(name: string): string[] {
  const words = foldWords(name);
  return [...words, ...words.flatMap((word, index) => (word.length === 1 ? `${word}${words[index + 1] ?? ''}` : []))];
}
