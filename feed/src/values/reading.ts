import type { Saying } from '../problem-texts/problem-texts.ts';

/** A value that was understood, nothing (null), or why it could not be. */
export type Reading<T> = { ok: true; value: T | null } | { ok: false; saying: Saying };

export const understood = <T>(value: T | null): Reading<T> => ({ ok: true, value });

export const wrong = (saying: Saying): Reading<never> => ({ ok: false, saying });

/** How systems say that they know nothing. */
const NOTHING =
  /^(?:-+|–|—|\?+|\.+|n\/?[ac]|n\.?v\.?t\.?|k\. ?a\.?|null|none|unknown|onbekend|inconnue?|unbekannt|not available)$/i;

/** Whether a text says that there is no value. */
export const saysNothing = (text: string): boolean => text === '' || NOTHING.test(text);

/** One line with single, plain spaces. */
export const plain = (text: string): string =>
  PLAIN.test(text) ? text : text.normalize('NFKC').replace(/\s+/g, ' ').trim();

/** Nothing to change, as in most values. */
const PLAIN = /^[!-~]*(?: [!-~]+)*$/;
