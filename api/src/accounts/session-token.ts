import { createHash, randomBytes } from 'node:crypto';

/** The browser stores the token and the database only its hash, so nobody who reads the database can log in with it. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
