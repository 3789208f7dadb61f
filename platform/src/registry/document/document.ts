import type { Attestation } from '../teams/attestation.ts';
import type { SignedTeams } from '../teams/teams.ts';

/** One deployable version of a section, in the frontend-discovery schema. Own fields live in `extras` only. */
export interface Deployment {
  /** Browser entry of the release. */
  url: string;
  fallbackUrl?: string;
  metadata: { integrity: string; version: string };
  /** Share of visitors in percent; the shares of a section sum to 100 and exactly one is the default. */
  deployment: { traffic: number; default: boolean };
  extras: {
    /** URL of the release's folder; it holds `release.json`. Root-relative: the site's own release store. */
    base: string;
    publishedAt: string;
    /** SHA-384 of the release's `release.json`, which in turn names the hash of every file. */
    descriptor: string;
    attestation?: Attestation;
  };
}

/** A release in the store, with or without traffic. */
export interface ReleaseRecord {
  version: string;
  /** ISO time. */
  publishedAt: string;
  /** SHA-384 of the browser entry, as in `Deployment.metadata`. */
  integrity: string;
  url: string;
  base: string;
  /** SHA-384 of its `release.json`. */
  descriptor: string;
  /** Hash of its code, independent of the version name: equal for equal builds. */
  content: string;
  /** Signature of its team; absent where the section had no team, or a build server without a key published it. */
  attestation?: Attestation;
  /** Who published it, if it came through the registry service: the fingerprint of a key, or a build server and its repository. */
  publishedBy?: string;
  /** ISO time since when it has been neither live, canary nor in a channel; absent while it is one of them. */
  unusedSince?: string;
}

/** Who changed the registry, and why. */
export interface ChangeNote {
  action: 'publish' | 'canary' | 'channel' | 'rollback' | 'promote' | 'halt' | 'retire' | 'repair' | 'teams' | 'none';
  section: string;
  /** In words, such as `publish mf-detail 1.0.1`. */
  change: string;
  by: string;
  why?: string;
  /** How `by` was verified, `staff` by the api; absent if the change was made on the store itself. */
  identity?: 'operator' | 'key' | 'oidc' | 'staff';
  /** A server made this change by itself. */
  automatic?: 'halted' | 'rolled back';
}

/** What is live, and what the store holds. `GET /registry.json` serves the part that the discovery schema has. */
export interface RegistryDocument {
  schema: string;
  microFrontends: Record<string, Deployment[]>;
  extras: Partial<ChangeNote> & {
    /** Number of changes so far; never decreases. */
    revision: number;
    changedAt: string;
    change: string;
    /** Section → its releases in the store, newest first. */
    releases: Record<string, ReleaseRecord[]>;
    /** Section → channel → version, reachable through override links only. */
    channels: Record<string, Record<string, string>>;
    /** Who may change which section; absent before the first team. */
    teams?: SignedTeams;
    /** Ed25519 signature of the rest; absent only in the empty document. */
    signature?: string;
  };
}

export const DISCOVERY_SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

export const emptyDocument = (): RegistryDocument => ({
  schema: DISCOVERY_SCHEMA,
  microFrontends: {},
  extras: {
    revision: 0,
    changedAt: new Date(0).toISOString(),
    change: 'empty registry',
    releases: {},
    channels: {},
  },
});

/** The release that visitors outside a canary get; undefined if nothing was published. */
export const liveOf = (
  { microFrontends }: Pick<RegistryDocument, 'microFrontends'>,
  section: string,
): Deployment | undefined => of(microFrontends, section)?.find(({ deployment }) => deployment.default);

/** The canary release of a section; undefined if there is none. */
export const canaryOf = ({ microFrontends }: RegistryDocument, section: string): Deployment | undefined =>
  of(microFrontends, section)?.find(({ deployment }) => !deployment.default);

/** A release of a section in the store. */
export const releaseOf = ({ extras }: RegistryDocument, section: string, version: string): ReleaseRecord | undefined =>
  of(extras.releases, section)?.find((release) => release.version === version);

/** Names may come from URLs, and every object has a `constructor`. */
const of = <T>(entries: Record<string, T>, section: string): T | undefined =>
  Object.hasOwn(entries, section) ? entries[section] : undefined;

/** A release of the store as a deployment that takes `traffic` percent of the visitors. */
export const deploymentOf = (release: ReleaseRecord, traffic: number, isDefault: boolean): Deployment => ({
  url: release.url,
  metadata: { integrity: release.integrity, version: release.version },
  deployment: { traffic, default: isDefault },
  extras: {
    base: release.base,
    publishedAt: release.publishedAt,
    descriptor: release.descriptor,
    ...(release.attestation && { attestation: release.attestation }),
  },
});
