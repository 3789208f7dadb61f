import { stripVTControlCharacters } from 'node:util';

/** Controls, line ends, and marks that turn the direction of what follows: a terminal would obey them. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** The text as one line that can be printed: colours are taken out, each other control becomes a space. */
export const plainText = (text: string): string => stripVTControlCharacters(text).replace(CONTROLS, ' ').trim();
