import { stripVTControlCharacters } from 'node:util';
import { RegistryError } from './registry-error.ts';

/** Maximum length of a reason or of an actor's name, in characters. */
const LONGEST = 500;

/** Control characters, line ends and bidirectional marks: a terminal would obey them. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** The text as one printable line: without colours, and with a space for each control character. */
export const plainText = (text: string): string => stripVTControlCharacters(text).replace(CONTROLS, ' ').trim();

/** A plain text to store with a change; `what` names it in errors. Throws if it has more than 500 characters. */
export function noteText(what: string, text: string): string {
  const plain = plainText(text);
  if (plain.length <= LONGEST) return plain;
  throw new RegistryError(`${what} takes at most ${LONGEST} characters, not ${plain.length}`);
}

/** The first characters of a program's message, which may have any length. */
export const noteBeginning = (text: string): string => plainText(text).slice(0, LONGEST);
