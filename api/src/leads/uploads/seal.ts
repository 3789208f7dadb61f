import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Version of the file format. */
const VERSION = Buffer.from('FU1\n');

/**
 * Encrypts these parts as one file that can be decrypted only with this key and this name: nonce, tag and content in
 * sequence.
 */
export function seal(key: Buffer, name: string, ...parts: Buffer[]): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
  // Joins once, because a file may have 10 MB.
  const sealed = [...parts.map((part) => cipher.update(part)), cipher.final()];
  return Buffer.concat([VERSION, nonce, cipher.getAuthTag(), ...sealed]);
}

/** Throws if the bytes were changed, belong to another name or were sealed with another key. */
export function unseal(key: Buffer, name: string, sealed: Buffer): Buffer {
  if (!sealed.subarray(0, VERSION.length).equals(VERSION)) throw new Error(`${name} is not a sealed file`);
  const nonce = sealed.subarray(VERSION.length, VERSION.length + NONCE);
  const content = VERSION.length + NONCE + TAG;
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG })
    .setAAD(Buffer.from(name))
    .setAuthTag(sealed.subarray(content - TAG, content));
  return Buffer.concat([decipher.update(sealed.subarray(content)), decipher.final()]);
}
