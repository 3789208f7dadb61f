import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { Refused } from '../refused.ts';

/** Milliseconds for an answer of a build server. */
const TIMEOUT = 5000;

/** The signing keys of build servers. Only issuers that the operator's teams name are ever asked. */
export class Issuers {
  readonly #keys = new Map<string, Promise<JWTVerifyGetKey>>();

  /** Throws a 503 if the issuer does not answer. */
  keysOf(issuer: string): Promise<JWTVerifyGetKey> {
    const known = this.#keys.get(issuer);
    if (known) return known;
    const asked = discover(issuer);
    this.#keys.set(issuer, asked);
    asked.catch(() => this.#keys.delete(issuer));
    return asked;
  }
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  try {
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
    const found = (await answer.json()) as { issuer?: string; jwks_uri?: string };
    if (found.issuer !== issuer || !found.jwks_uri) throw new Error('it describes another issuer');
    return createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: TIMEOUT });
  } catch (error) {
    const message = `the build server ${issuer} does not give its keys: ${(error as Error).message}`;
    throw new Refused(503, { code: 'issuer-away', message });
  }
}
