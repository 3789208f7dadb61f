import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { SectionBudget } from '../../contract/contract.ts';
import { canonicalJson } from '../canonical-json.ts';
import { RegistryError } from '../registry-error.ts';
import { fingerprintOf } from './attestation.ts';

/** Where teams reach the registry service of a site. */
export const REGISTRY_URL = '/_registry/v1';

/** What a team may do with its section. `publish`: to every visitor, or to a channel. */
export const RIGHTS = ['publish', 'canary', 'promote', 'rollback', 'halt', 'override', 'retire'] as const;
export type Right = (typeof RIGHTS)[number];

/** What a release needs before every visitor gets it. `two people`: who promotes it is not who published it. */
export const NEEDS = ['canary first', 'two people'] as const;
export type Need = (typeof NEEDS)[number];

export interface TeamKey {
  /** Name in the history, such as `anna` or `ci`. */
  id: string;
  /** Ed25519 public key, base64 of its SPKI form. */
  ed25519: string;
  may: Right[];
  /** ISO time after which its requests are refused. Releases that it signed stay valid. */
  expires?: string;
}

/** A build server, whose own tokens prove which repository it builds. */
export interface TeamIdentity {
  id: string;
  /** Its OpenID Connect issuer, such as `https://token.actions.githubusercontent.com`. */
  issuer: string;
  /** Claim `repository` (GitHub) or `project_path` (GitLab). */
  repository: string;
  /** Values of the claim `ref`, such as `refs/heads/main`. */
  refs: string[];
  may: Right[];
}

export interface Team {
  /** Mail address or chat channel. */
  contact: string;
  keys: TeamKey[];
  oidc: TeamIdentity[];
  /** Replaces the budget that the section declares itself. */
  budget?: SectionBudget;
  needs: Need[];
  /**
   * Where browsers get the files of its releases: an origin that delivers this site's `/_sections/…`, such as `https://cdn.example`. The
   * site itself delivers what it does not.
   */
  origin?: string;
}

/** The teams of a site, by section. */
export interface Teams {
  /** Number of changes so far: a reader refuses an older one. */
  number: number;
  sections: Record<string, Team>;
}

/** Signed by the operator, not by the registry: who holds the registry's key cannot name another team. */
export type SignedTeams = Teams & { signature: string };

const PURPOSE = 'facade teams 1\n';

const signedBytes = ({ number, sections }: Teams): Buffer => Buffer.from(PURPOSE + canonicalJson({ number, sections }));

export const signTeams = (teams: Teams, operator: KeyObject): SignedTeams => ({
  number: teams.number,
  sections: teams.sections,
  signature: sign(null, signedBytes(teams), operator).toString('base64'),
});

export const areSigned = (teams: SignedTeams, operator: KeyObject): boolean =>
  verify(null, signedBytes(teams), operator, Buffer.from(teams.signature, 'base64'));

/** The team of a section; undefined if it has none. */
export const teamOf = (teams: Teams | undefined, section: string): Team | undefined =>
  teams && Object.hasOwn(teams.sections, section) ? teams.sections[section] : undefined;

/** The public key of a team's entry. Throws `RegistryError` if it is none. */
export function publicKeyOf({ id, ed25519 }: Pick<TeamKey, 'id' | 'ed25519'>): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(ed25519, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below, without the parser's message.
  }
  throw new RegistryError(`the key ${id} is not an Ed25519 key`);
}

/** The team's key with this fingerprint. */
export const keyWith = (team: Team, fingerprint: string): TeamKey | undefined =>
  team.keys.find((key) => fingerprintOf(publicKeyOf(key)) === fingerprint);
