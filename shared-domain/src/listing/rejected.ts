/** Why a value of a parameter is rejected, with the valid values. Texts of api and pages depend on `kind`. */
export type Reason =
  | { kind: 'oneOf'; values: readonly (string | number)[] }
  /** A whole number of decimal digits. */
  | { kind: 'whole'; least: number; most: number }
  /** Longer than this many characters. */
  | { kind: 'long'; most: number }
  /** More than this many values. */
  | { kind: 'many'; most: number }
  /** Repeated with different values; the first one counts. */
  | { kind: 'repeated' }
  /** A maximum that is less than its minimum, which has this value. */
  | { kind: 'below'; other: string; value: number }
  /** Contains characters that no search text has: see {@link hasControls}. */
  | { kind: 'unreadable' }
  /** An ISO date of the calendar. */
  | { kind: 'date' }
  | { kind: 'bbox' }
  | { kind: 'within'; most: number }
  /** A journey of at most this many minutes. */
  | { kind: 'travel'; most: number }
  | { kind: 'near'; most: number };

/** Rejected values of a parameter, as written, and the valid ones. */
export interface Rejected<Name extends string, Why = Reason> {
  name: Name;
  values: string[];
  reason: Why;
}

/**
 * Marks a value that was truncated because it is longer than any valid one. On its own, it replaces values beyond the
 * maximum number. No parameter accepts it, so a truncated value is never parsed as another value.
 */
export const CUT = '…';

/**
 * Whether a text has characters that no search text has: control characters, half surrogate pairs, and characters that
 * change the text direction.
 */
const CONTROLS = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/u;

export const hasControls = (text: string): boolean => CONTROLS.test(text);

/**
 * An external text, safe to show within another: truncated, with a replacement for invisible characters.
 * @example shownText('a\u202eb') // 'a\ufffdb'
 */
export function shownText(text: string, most = 60): string {
  const readable = text.replace(new RegExp(CONTROLS, 'gu'), '\ufffd');
  return readable.length > most ? readable.slice(0, most).replace(/\p{Cs}$/u, '') + CUT : readable;
}
