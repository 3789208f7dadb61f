/** What client and registry service say to each other under `REGISTRY_URL`. Both sides read these types. */
import type { Attestation } from '@facade/platform/attestation';
import type { Right } from '@facade/platform/registry/teams';

/** Bytes that one request may carry: a file of a release. The largest of the site's own sections has 600 KB. */
export const LARGEST_FILE = 4 * 1024 * 1024;

/** A release that is to be published or checked. */
export interface ReleaseOffer {
  /** Its `release.json`, byte for byte. */
  description: string;
  /** The team's signature; absent for a build server, which has no key. */
  attestation?: Attestation;
  /** Percentage of visitors who get it as a canary. */
  canary?: number;
  /** No visitors get it, except through override links for this channel. */
  channel?: string;
  why?: string;
}

/** A release in the store and what is to happen to it. */
export interface ChangeRequest {
  /** Default of `promote`: the canary. */
  version?: string;
  /** Of `canary` and `promote`. */
  canary?: number;
  /** Of `rollback`: a revision. */
  to?: number;
  /** Of `retire`: a channel instead of the section. */
  channel?: string;
  despiteHalt?: boolean;
  /** Of `promote`, `rollback` and `halt`: refused unless this is the newest release with visitors. */
  seen?: string;
  why?: string;
}

/** A release that one browser is to get. */
export interface OverrideRequest {
  kind: 'version' | 'channel' | 'url';
  name: string;
  /** When the link expires, in seconds since 1970. */
  until: number;
}

/** Which releases visitors of a section get after a change. */
export interface Changed {
  revision: number;
  /** In words: `mf-detail 1.0.1 is live`. */
  outcome: string;
  version: string | null;
}

/** A line of the history: a change, or an attempt that was refused. */
export interface SiteChange {
  section: string;
  /** Absent for a refused attempt. */
  revision?: number;
  /** ISO time. */
  at: string;
  by: string;
  what: string;
  why: string | null;
  /** What a server did by itself. */
  automatic?: string | null;
  action: string;
}

/** Who a key or build server is to a site. */
export interface KnownAs {
  /** As the history names it. */
  by: string;
  /** Section → what it may do there; of the operator: everything. */
  rights: Record<string, readonly Right[]> | 'all';
}

/** Why something was refused. */
export interface Refusal {
  /** The rule, such as `missing-right` or `size`. */
  code: string;
  message: string;
  /** Where in the section's sources, if it is known. */
  file?: string;
  line?: number;
}

/** The answer to a refused request. */
export interface RefusedAnswer extends Refusal {
  /** Of a release that did not pass the gate: all that is wrong with it. */
  refusals?: Refusal[];
  /** Hashes of the files that the service has not got yet (`files-missing`). */
  missing?: string[];
}

/** Parts of the answer to an offer, as server-sent events. */
export type GateEvent =
  | { event: 'line'; data: string }
  | { event: 'refused'; data: RefusedAnswer }
  | { event: 'done'; data: Changed };

/** What a section has to fit: the shell, and the site's languages. */
export interface ShellFacts {
  /** Number of the contract that this site's tools build for. */
  contract: number;
  /** Numbers that its shell understands. */
  contracts: number[];
  /** Module → the version that the page shares. */
  shared: Record<string, string>;
  /** Default budget of a section, in bytes of compressed script. */
  budget: { expose: number; total: number };
  languages: readonly string[];
  /** Fingerprint of the key that signs this registry. */
  registry: string;
}
