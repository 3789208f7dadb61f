/** Control characters, which a terminal obeys, and what is not seen: marks that turn the direction of a line, and the like. */
const OBEYED = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** What a stranger wrote, as text that a terminal shows and does not obey; on one line. */
export const terminalText = (text: string): string => text.replace(OBEYED, ' ');
