import { createHash, randomBytes } from 'node:crypto';

/** What a browser keeps, and what the database does: only a hash, so who reads it cannot log in with it. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
