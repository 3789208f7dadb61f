import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Says how a file is sealed, should that ever change. */
const VERSION = Buffer.from('FU1\n');

/** Encrypts these parts as one, so that they can only be read under this key and this name: nonce, tag and content follow each other. */
export function seal(key: Buffer, name: string, ...parts: Buffer[]): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
  // Joined once: a file may have 10 MB.
  const sealed = [...parts.map((part) => cipher.update(part)), cipher.final()];
  return Buffer.concat([VERSION, nonce, cipher.getAuthTag(), ...sealed]);
}

/** Throws where the bytes were changed, belong to another name or were sealed under another key. */
export function unseal(key: Buffer, name: string, sealed: Buffer): Buffer {
  if (!sealed.subarray(0, VERSION.length).equals(VERSION)) throw new Error(`${name} is no sealed file`);
  const nonce = sealed.subarray(VERSION.length, VERSION.length + NONCE);
  const content = VERSION.length + NONCE + TAG;
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG })
    .setAAD(Buffer.from(name))
    .setAuthTag(sealed.subarray(content - TAG, content));
  return Buffer.concat([decipher.update(sealed.subarray(content)), decipher.final()]);
}
