/** An id and its signature, as the api creates them for appointments and requested documents. */
const SIGNED_KEY = /^[\w-]{65}$/;

/**
 * Whether a text has the form of a signed key. Anyone with a key may act for its owner. Only the api can check whether
 * it is genuine.
 * @example isSignedKey('abc') // false
 */
export const isSignedKey = (text: string): boolean => SIGNED_KEY.test(text);

/**
 * Whether the query of an address contains a signed key. Such pages are not cached, and trackers do not get their
 * address.
 * @example holdsSignedKey(new URL('https://agency.be/nl/bedankt/?home=12')) // false
 */
export const holdsSignedKey = ({ searchParams }: Pick<URL, 'searchParams'>): boolean =>
  [...searchParams.values()].some(isSignedKey);
