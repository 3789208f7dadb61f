const SHORTEST = 5;
const SPREAD = 6;

/** Seconds after which to ask again: not the same for all, or all would come back at once. */
export const retryAfter = (): number => SHORTEST + Math.floor(Math.random() * SPREAD);
