const SHORTEST = 5;
const SPREAD = 6;

/** Seconds after which to retry. Random, so that clients do not all come back at the same moment. */
export const retryAfter = (): number => SHORTEST + Math.floor(Math.random() * SPREAD);
