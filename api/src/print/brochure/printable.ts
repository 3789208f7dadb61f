import { withoutAccents } from '@facade/shared-domain/language/fold-text';

/** What the Latin part of the fonts has beyond Latin-1. */
const MORE = '‘’‚“”„–—…•€œŒ™';

const isPrintable = (character: string): boolean => character <= 'ÿ' || MORE.includes(character);

/**
 * Converts a text to characters that the fonts of the brochure have: a narrow space becomes an ordinary one, a letter whose
 * accented form is missing loses its accent, and any other character becomes a question mark.
 * @example printable('5 200 m²') // '5 200 m²', with a no-break space
 */
export const printable = (text: string): string =>
  [
    ...withFrenchSpaces(text)
      .replace(/[\u202f\u2009]/g, '\u00a0')
      .replace(/[\u00ad\u200b-\u200d\ufeff]/g, ''),
  ]
    .map((character) => (isPrintable(character) ? character : nearest(character)))
    .join('');

/** French sets a space before these signs, and no line may begin with one of them. */
const withFrenchSpaces = (text: string): string => text.replace(/ (?=[:;?!»%€])/g, '\u00a0').replace(/« /g, '«\u00a0');

function nearest(character: string): string {
  const letter = OTHER[character] ?? withoutAccents(character);
  return [...letter].every(isPrintable) && letter !== '' ? letter : '?';
}

/** Letters that Unicode does not decompose into a base letter and an accent. */
const OTHER: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '₂': '2',
  '−': '-',
  '→': '-',
};
