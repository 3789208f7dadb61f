import { stripVTControlCharacters } from 'node:util';
import { RegistryError } from './registry-error.ts';

/** Characters of a reason, or of the name of whoever makes a change. */
const LONGEST = 500;

/** Controls, line ends, and marks that turn the direction of what follows: a terminal would obey them. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** The text as one line that can be printed: colours are taken out, each other control becomes a space. */
export const plainText = (text: string): string => stripVTControlCharacters(text).replace(CONTROLS, ' ').trim();

/** A plain text that is kept with a change; `what` names it. Throws one line where it has more than 500 characters. */
export function noteText(what: string, text: string): string {
  const plain = plainText(text);
  if (plain.length <= LONGEST) return plain;
  throw new RegistryError(`${what} takes at most ${LONGEST} characters, not ${plain.length}`);
}

/** The beginning of what a program says, which may be of any length. */
export const noteBeginning = (text: string): string => plainText(text).slice(0, LONGEST);
