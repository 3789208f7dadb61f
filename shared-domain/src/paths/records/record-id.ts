const RECORD_ID = /^[1-9]\d{0,8}$/;

/**
 * The id of a home or project that an address of ours holds, in its one spelling; null where it holds none.
 * @example recordId('4127') // 4127
 */
export const recordId = (text: string): number | null => (RECORD_ID.test(text) ? Number(text) : null);
