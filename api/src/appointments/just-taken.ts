import { LRUCache } from 'lru-cache';

/**
 * How long a taken slot is remembered, in milliseconds: long enough for a crowd, too short for anybody to miss a slot that is
 * free again.
 */
const REMEMBERED = 1000;

const taken = new LRUCache<string, true>({ max: 1000, ttl: REMEMBERED });

/** Somebody was refused this slot a moment ago. The next of a crowd need not query the database, which would take longer. */
export const isJustTaken = (slotId: string): boolean => taken.has(slotId);

export const noteTaken = (slotId: string): void => void taken.set(slotId, true);

/** Its visit was cancelled or moved. */
export const noteFree = (slotId: string): void => void taken.delete(slotId);
