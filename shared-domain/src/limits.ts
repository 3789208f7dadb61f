/** Limits that several packages share. */

/** The largest number in PostgreSQL's `integer`: of an id, of a version. */
export const MAX_INTEGER = 2_147_483_647;

/** Maximum number of homes that can be requested by id. */
export const MAX_IDS = 200;

/** Maximum number of a visitor's favourites, and of homes that one follows. */
export const MAX_FAVOURITES = 100;
