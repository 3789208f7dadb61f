import { createHash, randomBytes } from 'node:crypto';
import { isSignedKey } from '@facade/shared-domain/paths/signed-key';

const random = (bytes: number): string => randomBytes(bytes).toString('base64url');

/**
 * The token of a new list. It has the form of a signed id, which logs leave out, pages with trackers never load and caches never
 * keep, but all of it is random.
 */
export const newToken = (): string => random(16) + random(32);

/** The key of a person, which their browser keeps as a cookie for all lists. */
export const newKey = (): string => random(32);

/** The key in a cookie; null where it is none. */
export const keyIn = (cookie: string | undefined): string | null =>
  cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? cookie : null;

const hashOf = (...parts: string[]): string => createHash('sha256').update(parts.join(' ')).digest('base64url');

/** What is stored of a token. No key is needed: nobody can try all tokens. Null where it has not the form of a token. */
export const tokenHash = (token: string): string | null => (isSignedKey(token) ? hashOf(token) : null);

/** What is stored of a person's key: another hash on each list, so that lists do not tell who is on which. */
export const keyHash = (token: string, key: string): string => hashOf(token, key);
