/** An id and its signature, as the api makes them for appointments and for documents that were asked for. */
const SIGNED_KEY = /^[\w-]{65}$/;

/**
 * Whether a text has the form of a signed key: whoever has one may act for the person it was given to. Only the api can say whether it is
 * genuine.
 * @example isSignedKey('abc') // false
 */
export const isSignedKey = (text: string): boolean => SIGNED_KEY.test(text);

/**
 * Whether the query of an address holds a signed key: no cache keeps such a page, and no tracker hears of its address.
 * @example holdsSignedKey(new URL('https://agency.be/nl/bedankt/?home=12')) // false
 */
export const holdsSignedKey = ({ searchParams }: Pick<URL, 'searchParams'>): boolean =>
  [...searchParams.values()].some(isSignedKey);
