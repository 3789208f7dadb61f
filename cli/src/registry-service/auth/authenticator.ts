import type { KeyObject } from 'node:crypto';
import { fingerprintOf } from '@facade/platform/attestation';
import type { RegistryDocument, Store } from '@facade/platform/registry';
import { noteBeginning } from '@facade/platform/registry/plain-text';
import { keyWith, publicKeyOf, type Right, type TeamKey } from '@facade/platform/registry/teams';
import { decodeJwt, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import { TOKEN_TYPE } from '../../client/credential.ts';
import { Refused } from '../refused.ts';
import type { Identity } from './identity.ts';
import { Issuers } from './issuers.ts';
import { UsedTokens } from './used-tokens.ts';

/** A request before its body is read. */
export interface AskedRequest {
  authorization: string | undefined;
  method: string;
  /** Path and query. */
  path: string;
  /** The site as the client addressed it. */
  host: string;
}

export interface Authenticated {
  identity: Identity;
  /** SHA-256 that the body must have; null if the token does not say. */
  digest: string | null;
}

/** In characters; those of build servers have about 2000. */
const LONGEST_TOKEN = 8192;
/** Seconds for which a key may sign a token in advance. */
const LONGEST_LIFE = 600;
/** Seconds by which clocks may differ. */
const TOLERANCE = 30;

/** Finds out who sent a request, from the keys and build servers that the signed teams name. */
export class Authenticator {
  readonly #operator: Store['operator'];
  readonly #used = new UsedTokens();
  readonly #issuers = new Issuers();
  /** Tokens that an earlier process has accepted are not known here. */
  readonly #begin = Math.floor(Date.now() / 1000);

  constructor({ operator }: Pick<Store, 'operator'>) {
    this.#operator = operator;
  }

  /** Throws `Refused` if the token is not valid for this request. */
  async identify(asked: AskedRequest, { extras: { teams } }: RegistryDocument): Promise<Authenticated> {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(asked.authorization ?? '')?.[1];
    if (!token || token.length > LONGEST_TOKEN)
      throw refused('no-token', 'the request has no token of a key or a build server');
    const { typ, kid } = read(() => decodeProtectedHeader(token));
    if (typ === TOKEN_TYPE) return this.#byKey(token, String(kid), asked, teams);
    return this.#byIssuer(token, asked, teams);
  }

  async #byKey(token: string, fingerprint: string, asked: AskedRequest, teams: Teams): Promise<Authenticated> {
    const operator = await this.#operator.publicKey();
    const isOperator = operator !== null && fingerprintOf(operator) === fingerprint;
    const found = isOperator ? [] : keysWith(fingerprint, teams);
    const key = isOperator ? operator : found[0] && publicKeyOf(found[0].key);
    if (!key) throw refused('unknown-key', 'no team of this site has this key');
    const claims = await this.#ownRequest(token, key, asked);
    const digest = String(claims.digest);
    if (isOperator) {
      const name = typeof claims.name === 'string' ? noteBeginning(claims.name) : '';
      return { identity: { kind: 'operator', id: fingerprint, by: name || 'the operator', rights: 'all' }, digest };
    }
    const valid = found.filter(({ key: { expires } }) => !expires || Date.parse(expires) > Date.now());
    const [first] = valid;
    if (!first)
      throw refused('expired-key', `the key ${found[0]?.key.id} has expired; the operator can name a new one`);
    const rights = new Map(valid.map(({ section, key: { may } }): [string, Right[]] => [section, may]));
    return { identity: { kind: 'key', id: fingerprint, by: `${first.section}/${first.key.id}`, rights }, digest };
  }

  /** The claims of a token that this key signed for exactly this request, once. */
  async #ownRequest(token: string, key: KeyObject, { method, path, host }: AskedRequest): Promise<JWTPayload> {
    const claims = await verified(token, key, {
      typ: TOKEN_TYPE,
      audience: host,
      algorithms: ['EdDSA'],
      maxTokenAge: LONGEST_LIFE,
    });
    const { iat = 0, exp = 0, jti } = claims;
    if (claims.method !== method || claims.path !== path)
      throw refused(
        'wrong-request',
        `the token was signed for ${claims.method} ${claims.path}, not for ${method} ${path}`,
      );
    if (!jti || exp - iat > LONGEST_LIFE) throw refused('bad-token', 'the token has no id, or is valid for too long');
    if (iat < this.#begin) throw refused('replayed-token', 'the token is older than this process; sign a new one');
    this.#used.use(jti, exp + TOLERANCE);
    return claims;
  }

  /**
   * By the token of a build server. It is the server's, so it cannot name our request, and a build uses one for several; it lives for
   * minutes and names this site.
   */
  async #byIssuer(token: string, { host }: AskedRequest, teams: Teams): Promise<Authenticated> {
    const { iss } = read(() => decodeJwt(token));
    const named = Object.entries(teams?.sections ?? {}).flatMap(([section, { oidc }]) =>
      oidc.filter(({ issuer }) => issuer === iss).map((server) => ({ section, server })),
    );
    if (iss === undefined || named.length === 0)
      throw refused('unknown-issuer', `no team of this site builds on ${iss ?? 'this server'}`);
    const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
    const claims = await verified(token, await this.#issuers.keysOf(iss), {
      issuer: iss,
      audience: host,
      algorithms,
      maxTokenAge: 3600,
    });
    const repository = claims.repository ?? claims.project_path;
    const ours = named.filter(({ server }) => server.repository === repository);
    if (ours.length === 0) throw refused('wrong-repository', `no team of this site builds from ${repository}`, 403);
    const onRef = ours.filter(({ server }) => server.refs.includes(String(claims.ref)));
    const [first] = onRef;
    if (!first)
      throw refused(
        'wrong-ref',
        `${repository} may publish from ${ours[0]?.server.refs.join(', ')}, not from ${claims.ref}`,
        403,
      );
    const rights = new Map(onRef.map(({ section, server }): [string, Right[]] => [section, server.may]));
    const by = noteBeginning(
      `${first.section}/${first.server.id} (${repository} ${claims.ref}${claims.sha ? ` ${claims.sha}` : ''})`,
    );
    return { identity: { kind: 'oidc', id: `${iss} ${repository}`, by, rights }, digest: null };
  }
}

type Teams = RegistryDocument['extras']['teams'];

const keysWith = (fingerprint: string, teams: Teams): { section: string; key: TeamKey }[] =>
  Object.entries(teams?.sections ?? {}).flatMap(([section, team]) => {
    const key = keyWith(team, fingerprint);
    return key ? [{ section, key }] : [];
  });

type Verification = NonNullable<Parameters<typeof jwtVerify>[2]>;

async function verified(
  token: string,
  key: KeyObject | Awaited<ReturnType<Issuers['keysOf']>>,
  options: Verification,
): Promise<JWTPayload> {
  const all = { ...options, clockTolerance: TOLERANCE, requiredClaims: ['exp', 'iat'] };
  try {
    const { payload } = typeof key === 'function' ? await jwtVerify(token, key, all) : await jwtVerify(token, key, all);
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refused('expired-token', 'the token has expired, or is too old');
    if (error instanceof errors.JWSSignatureVerificationFailed)
      throw refused('wrong-signature', 'the signature of the token is wrong');
    if (error instanceof errors.JOSEError)
      throw refused('bad-token', `the token is not for this site: ${error.message}`);
    throw refused('bad-token', 'the token cannot be verified');
  }
}

function read<T>(decode: () => T): T {
  try {
    return decode();
  } catch {
    throw refused('bad-token', 'the token cannot be read');
  }
}

const refused = (code: string, message: string, status = 401): Refused => new Refused(status, { code, message });
