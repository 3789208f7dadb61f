/** Besides Latin-1, what the Latin part of the fonts has. */
const MORE = '‘’‚“”„–—…•€œŒ™';

const isPrintable = (character: string): boolean => character <= 'ÿ' || MORE.includes(character);

/**
 * A text in characters that the fonts of the brochure have: a narrow space becomes an ordinary one, a letter with an accent that is missing
 * loses it, and what has no letter below its accents is a question mark.
 * @example printable('5 200 m²') // '5 200 m²', with a no-break space
 */
export const printable = (text: string): string =>
  [...text.replace(/[\u202f\u2009]/g, '\u00a0').replace(/[\u00ad\u200b-\u200d\ufeff]/g, '')]
    .map((character) => (isPrintable(character) ? character : withoutAccents(character)))
    .join('');

function withoutAccents(character: string): string {
  const letter = OTHER[character] ?? character.normalize('NFD').replace(/\p{Mn}/gu, '');
  return [...letter].every(isPrintable) && letter !== '' ? letter : '?';
}

/** Letters that are no accented ones to Unicode. */
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
