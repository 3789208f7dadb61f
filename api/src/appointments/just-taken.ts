import { LRUCache } from 'lru-cache';

/** How long it is remembered that a slot was taken, in milliseconds: long enough for a crowd, too short for anybody to miss a slot that is free again. */
const REMEMBERED = 1000;

const taken = new LRUCache<string, true>({ max: 1000, ttl: REMEMBERED });

/** Somebody was refused this slot a moment ago: the next of a crowd need not ask the database, which would take longer than they wait. */
export const isJustTaken = (slotId: string): boolean => taken.has(slotId);

export const noteTaken = (slotId: string): void => void taken.set(slotId, true);

/** It was given back. */
export const noteFree = (slotId: string): void => void taken.delete(slotId);
