import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RegistryError } from '../registry/registry-error.ts';
import { createFile } from '../store/storage/create-file.ts';

/** Purpose of a key: a key for one purpose opens no token of another. */
export type Purpose = 'canary' | 'form' | 'override' | 'pass' | 'staff';

/** Anything shorter can be guessed. In characters. */
const SHORTEST = 32;

/**
 * The secret of a site: `FACADE_SECRET`, which several shells must share, or `<data>/keys/secret`, created on first use and
 * readable by its owner only. Throws `RegistryError` if it is too short, or can be neither read nor created.
 */
export async function siteSecret(data: string, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const { FACADE_SECRET: given } = environment;
  if (given) return longEnough(given, 'FACADE_SECRET');
  const file = join(data, 'keys/secret');
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const known = await readFile(file, 'utf8').catch(() => null);
    // Concurrent processes all use the first one's.
    if (known === null) await createFile(file, Buffer.from(`${randomBytes(32).toString('base64url')}\n`), 0o600);
    return longEnough((known ?? (await readFile(file, 'utf8'))).trim(), file);
  } catch (error) {
    if (error instanceof RegistryError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new RegistryError(`the secret ${file} can be neither read nor created (${code}); set FACADE_SECRET`);
  }
}

/** The key for one purpose, 32 bytes. It reveals neither the secret nor the key for another purpose (HKDF, RFC 5869). */
export const keyFor = (purpose: Purpose, secret: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `facade ${purpose}`, 32)));

function longEnough(secret: string, name: string): string {
  if (secret.length >= SHORTEST) return secret;
  throw new RegistryError(`${name} must have ${SHORTEST} characters or more, chosen at random`);
}
