import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommendation for Argon2id (the library's default algorithm): 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Whether the password is the account's. Without an account it verifies against a hash that no password matches, so that the
 * time of the answer does not reveal whether the account exists.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(24).toString('base64'));
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}
