import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fingerprintOf } from '@facade/platform/attestation';
import { privateKeyIn } from '@facade/platform/registry/keys';
import { SignJWT } from 'jose';
import { CommandError } from '../commands/command.ts';

/** Who asks: a team's or the operator's key, or a build server's own token. */
export type Credential = { key: KeyObject; name?: string } | { token: string };

/** The request that a token is made for: it is valid for no other. */
export interface SignedRequest {
  method: string;
  /** Path and query. */
  path: string;
  host: string;
  body: Uint8Array;
}

/** Seconds for which a token is valid: a slow upload of one file. */
const LIFETIME = 120;

/** What `typ` of a token says, so that no other token of the same key passes for one. */
export const TOKEN_TYPE = 'facade-request+jwt';

/** SHA-256 of a body as tokens name it. */
export const digestOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('base64url');

/** The value of `Authorization` for one request. */
export async function authorizationOf(credential: Credential, request: SignedRequest): Promise<string> {
  if ('token' in credential) return `Bearer ${credential.token}`;
  const { key, name } = credential;
  const { method, path, host, body } = request;
  const token = await new SignJWT({ method, path, digest: digestOf(body), ...(name ? { name } : {}) })
    .setProtectedHeader({ alg: 'EdDSA', typ: TOKEN_TYPE, kid: fingerprintOf(createPublicKey(key)) })
    .setAudience(host)
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME}s`)
    .setJti(randomUUID())
    .sign(key);
  return `Bearer ${token}`;
}

/**
 * The credential of `--key FILE`, `FACADE_TEAM_KEY` (PEM, or base64 of its DER form), `FACADE_OIDC_TOKEN`, or of GitHub's build
 * server; null if there is none. Throws a one-line error for a key that cannot be read.
 */
export async function findCredential(
  file: string | undefined,
  site: URL,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Credential | null> {
  if (file !== undefined) {
    const text = await readFile(file, 'utf8').catch(({ code }) => {
      throw new CommandError(`the key ${file} cannot be read: ${code}`);
    });
    return { key: privateKeyIn(file, text) };
  }
  const { FACADE_TEAM_KEY: given, FACADE_OIDC_TOKEN: token } = environment;
  if (given) return { key: privateKeyIn('FACADE_TEAM_KEY', given) };
  if (token) return { token };
  return githubToken(site, environment);
}

/** A workflow with `permissions: id-token: write` may ask for a token that names this site. */
async function githubToken(site: URL, environment: NodeJS.ProcessEnv): Promise<Credential | null> {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: secret } = environment;
  if (!url || !secret) return null;
  const asked = new URL(url);
  asked.searchParams.set('audience', site.host);
  const answer = await fetch(asked, { headers: { authorization: `Bearer ${secret}` } });
  if (!answer.ok) throw new CommandError(`the build server gives no identity token (HTTP ${answer.status})`);
  return { token: ((await answer.json()) as { value: string }).value };
}

/** Writes a new private key, readable by this user only. Returns its public half. */
export async function createTeamKey(file: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const secret = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(file, secret, { mode: 0o600, flag: 'wx' }).catch(({ code }) => {
    throw new CommandError(`${file} cannot be written: ${code === 'EEXIST' ? 'it exists' : code}`);
  });
  return publicLineOf(privateKey);
}

/** The public half of a private key, as `facade team add --public-key` takes it. */
export const publicLineOf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
