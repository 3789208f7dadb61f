import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFile } from '../store/storage/create-file.ts';
import { RegistryError } from './registry-error.ts';

/**
 * The Ed25519 key pair of a site's registry. It is in `<data>/keys/`, or comes from the environment:
 * `FACADE_SIGNING_KEY` (private, PKCS#8) on a machine that publishes, `FACADE_REGISTRY_KEY` (public, SPKI) on one that only
 * serves; each as PEM or as the base64 of its DER form.
 */
export class RegistryKeys {
  readonly #folder: string;
  readonly #environment: NodeJS.ProcessEnv;

  constructor(folder: string, environment: NodeJS.ProcessEnv = {}) {
    this.#folder = folder;
    this.#environment = environment;
  }

  /** The key that verifies signatures; null before it exists. */
  async publicKey(): Promise<KeyObject | null> {
    const { FACADE_REGISTRY_KEY: given } = this.#environment;
    if (given) return parse('FACADE_REGISTRY_KEY', () => publicFrom(given));
    const text = await this.#read('registry.public.pem');
    if (text && !this.#environment.FACADE_SIGNING_KEY) return parse('registry.public.pem', () => createPublicKey(text));
    const secret = await this.signingKey();
    return secret && createPublicKey(secret);
  }

  /** The key that signs documents; null if this machine has none. */
  async signingKey(): Promise<KeyObject | null> {
    const { FACADE_SIGNING_KEY: given } = this.#environment;
    if (given) return parse('FACADE_SIGNING_KEY', () => privateFrom(given));
    const text = await this.#read('registry.private.pem');
    return text === null ? null : parse('registry.private.pem', () => createPrivateKey(text));
  }

  /** Creates the key pair of a new registry. Concurrent processes all get the pair of the first. */
  async create(): Promise<KeyObject> {
    const present = await this.signingKey();
    if (present) return present;
    const pair = generateKeyPairSync('ed25519');
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const secret = pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
    if (await createFile(join(this.#folder, 'registry.private.pem'), Buffer.from(secret), 0o600)) {
      const open = pair.publicKey.export({ type: 'spki', format: 'pem' });
      await createFile(join(this.#folder, 'registry.public.pem'), Buffer.from(open));
    }
    const key = await this.signingKey();
    if (!key) throw new RegistryError(`the signing key in ${this.#folder} cannot be read`);
    return key;
  }

  #read(name: string): Promise<string | null> {
    return readFile(join(this.#folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
      throw new RegistryError(`the key ${join(this.#folder, name)} cannot be read: ${error.code}`);
    });
  }
}

/** PEM, in which a shell may have left `\\n` for its line ends, or the base64 of DER. */
const privateFrom = (text: string): KeyObject =>
  isPem(text)
    ? createPrivateKey(unfold(text))
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
const publicFrom = (text: string): KeyObject =>
  isPem(text)
    ? createPublicKey(unfold(text))
    : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

const isPem = (text: string): boolean => text.includes('-----BEGIN');
const unfold = (text: string): string => text.replaceAll('\\n', '\n');

function parse(name: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below, without the parser's message.
  }
  throw new RegistryError(`${name} is not an Ed25519 key (PEM, or base64 of its DER form)`);
}
