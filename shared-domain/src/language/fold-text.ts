/** Letters that Unicode does not take apart. */
const LIGATURES: readonly (readonly [RegExp, string])[] = [
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
  [/ß/g, 'ss'],
];

const ASCII = /^[\0-\x7f]*$/;

/**
 * A text without what does not count when texts are compared: case, accents, ligatures. Punctuation and spaces stay.
 * @example foldText('Belœil|7970') // 'beloeil|7970'
 */
export function foldText(text: string): string {
  let plain = text.toLowerCase();
  if (ASCII.test(plain)) return plain;
  for (const [letters, replacement] of LIGATURES) plain = plain.replace(letters, replacement);
  return plain.normalize('NFKD').replace(/\p{M}/gu, '');
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
