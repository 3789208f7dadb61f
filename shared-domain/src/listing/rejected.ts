/** Why a value of a parameter is not taken, by what would be. Texts of api and pages go by `kind`. */
export type Reason =
  | { kind: 'oneOf'; values: readonly (string | number)[] }
  /** A whole number of decimal digits. */
  | { kind: 'whole'; least: number; most: number }
  /** Longer than so many characters. */
  | { kind: 'long'; most: number }
  /** More values than so many. */
  | { kind: 'many'; most: number }
  /** Given more than once, with different values; the first counts. */
  | { kind: 'repeated' }
  /** Less than the parameter that it is the upper end of, which has this value. */
  | { kind: 'below'; other: string; value: number }
  /** Holds characters that no text to look for has: see {@link hasControls}. */
  | { kind: 'unreadable' }
  | { kind: 'bbox' | 'zone' }
  | { kind: 'within'; most: number }
  | { kind: 'near'; most: number };

/** Values of a parameter that do not count, as they were written, and what would. */
export interface Rejected<Name extends string> {
  name: Name;
  values: string[];
  reason: Reason;
}

/**
 * Stands where a value was cut because it is longer than any valid one, and alone for values that are left out because there are too
 * many. No parameter takes it, so that what was cut is never read as another value.
 */
export const CUT = '…';

/** What no text that is looked for holds: control characters, half a character, and what turns the direction of the text that follows. */
const CONTROLS = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/u;

export const hasControls = (text: string): boolean => CONTROLS.test(text);

/**
 * A text from outside as it can be shown within another: its beginning, with a sign for characters that nobody sees.
 * @example shownText('a\u202eb') // 'a\ufffdb'
 */
export function shownText(text: string, most = 60): string {
  const readable = text.replace(new RegExp(CONTROLS, 'gu'), '\ufffd');
  return readable.length > most ? readable.slice(0, most).replace(/\p{Cs}$/u, '') + CUT : readable;
}
