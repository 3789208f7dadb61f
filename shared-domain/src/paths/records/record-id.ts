const RECORD_ID = /^[1-9]\d{0,8}$/;

/**
 * The id of a home or project from an address of the site, in its canonical spelling; null if it is invalid.
 * @example recordId('4127') // 4127
 */
export const recordId = (text: string): number | null => (RECORD_ID.test(text) ? Number(text) : null);
