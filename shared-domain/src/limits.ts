/** Limits that several packages share. */

/** The largest number in PostgreSQL's `integer`: of an id, of a version. */
export const MAX_INTEGER = 2_147_483_647;

/** Maximum number of homes that can be requested by id. */
export const MAX_IDS = 200;

/** Maximum number of a visitor's favourites, and of homes that one follows. */
export const MAX_FAVOURITES = 100;

/** Of a list of homes that people share: how many may take part, and the longest first name and note. */
export const TOGETHER = { people: 8, firstName: 30, note: 500 } as const;
