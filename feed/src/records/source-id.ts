import type { FeedProblem } from '../problems.ts';

/** Maximum length of an id, in characters. */
const LONGEST = 100;

/** What copying from a web page leaves in a text. */
const INVISIBLE = /[\u200B\u2060\uFEFF]/g;

const PRINTABLE = new RegExp(`^[^\\p{C}]{1,${LONGEST}}$`, 'u');

/**
 * The id that a source gives to a home or project, as text: `IB-2026-01`, `0815`, `17`. Whole numbers are the same ids as their text.
 * The site's own number for it is not a matter of the feed. Null if it is not 1 to 100 printable characters.
 */
export function sourceId(value: unknown): string | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? String(value) : value;
  if (typeof text !== 'string') return null;
  const id = text.replace(INVISIBLE, '').trim().normalize('NFC');
  return PRINTABLE.test(id) ? id : null;
}

/** Why a record of a feed is not imported. */
export interface Unusable {
  ok: false;
  /** Its id, if that can be read. */
  id: string | null;
  /** True: the source withdraws the home. False: the record has an error, and the home stays as the site has it. */
  isRemoved: boolean;
  /** Empty if an adapter has reported them. */
  problems: FeedProblem[];
}

/** A record in place of one that cannot be imported (`leftOut`), or of a home that the source withdraws (`remove`). */
export const markerOf = (kind: string, id: string, mark: 'leftOut' | 'remove') => ({ kind, ID: id, [mark]: true });

/** What a record marks, if it is no home itself. */
export function markedBy(value: unknown): Unusable | null {
  const { ID, leftOut, remove } = (value ?? {}) as Record<string, unknown>;
  if (leftOut !== true && remove !== true) return null;
  return { ok: false, id: sourceId(ID), isRemoved: remove === true, problems: [] };
}
