import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFile } from '../store/storage/create-file.ts';
import { RegistryError } from './registry-error.ts';

/** Where a key pair is: `<file>.private.pem` and `<file>.public.pem`, or two variables. */
interface PairNames {
  file: string;
  secret: string;
  open: string;
}

/** Signs the registry: `FACADE_SIGNING_KEY` on a machine that publishes, `FACADE_REGISTRY_KEY` on one that only serves. */
const REGISTRY: PairNames = { file: 'registry', secret: 'FACADE_SIGNING_KEY', open: 'FACADE_REGISTRY_KEY' };

/** Signs the teams: `FACADE_OPERATOR_KEY` where the operator works, `FACADE_TEAMS_KEY` everywhere else. */
export const OPERATOR: PairNames = { file: 'operator', secret: 'FACADE_OPERATOR_KEY', open: 'FACADE_TEAMS_KEY' };

/**
 * An Ed25519 key pair of a site, by default that of its registry. It is in `<data>/keys/`, or comes from the environment: private
 * (PKCS#8) or public (SPKI), each as PEM or as the base64 of its DER form.
 */
export class RegistryKeys {
  readonly #folder: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #names: PairNames;

  constructor(folder: string, environment: NodeJS.ProcessEnv = {}, names = REGISTRY) {
    this.#folder = folder;
    this.#environment = environment;
    this.#names = names;
  }

  /** The key that verifies signatures; null before it exists. */
  async publicKey(): Promise<KeyObject | null> {
    const { file, secret: secretName, open } = this.#names;
    const given = this.#environment[open];
    if (given) return parse(open, () => publicFrom(given));
    const text = await this.#read(`${file}.public.pem`);
    if (text && !this.#environment[secretName]) return parse(`${file}.public.pem`, () => createPublicKey(text));
    const secret = await this.signingKey();
    return secret && createPublicKey(secret);
  }

  /** The key that signs documents; null if this machine has none. */
  async signingKey(): Promise<KeyObject | null> {
    const { file, secret } = this.#names;
    const given = this.#environment[secret];
    if (given) return privateKeyIn(secret, given);
    const text = await this.#read(`${file}.private.pem`);
    return text === null ? null : parse(`${file}.private.pem`, () => createPrivateKey(text));
  }

  /** Creates the key pair of a new site. Concurrent processes all get the pair of the first. */
  async create(): Promise<KeyObject> {
    const present = await this.signingKey();
    if (present) return present;
    const pair = generateKeyPairSync('ed25519');
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const secret = pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
    if (await createFile(join(this.#folder, `${this.#names.file}.private.pem`), Buffer.from(secret), 0o600)) {
      const open = pair.publicKey.export({ type: 'spki', format: 'pem' });
      await createFile(join(this.#folder, `${this.#names.file}.public.pem`), Buffer.from(open));
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

/** A private key as text. Throws `RegistryError` with `name` if it is none. */
export const privateKeyIn = (name: string, text: string): KeyObject => parse(name, () => privateFrom(text));

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
