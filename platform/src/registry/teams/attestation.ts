import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { canonicalJson } from '../canonical-json.ts';

/** Signature of a section's team over one release: the registry's own key cannot make it. */
export interface Attestation {
  /** Fingerprint of the key. */
  key: string;
  /** Ed25519, base64. */
  signature: string;
}

/** What the team signs: which files the release has, and where browsers get its entry. */
export interface Attested {
  section: string;
  version: string;
  /** SHA-384 of its `release.json`. */
  descriptor: string;
  /** SHA-384 of its browser entry. */
  integrity: string;
  url: string;
  base: string;
}

/** Prefix of the signed bytes, so that the signature is valid for nothing else. */
const PURPOSE = 'facade release 1\n';

const signedBytes = ({ section, version, descriptor, integrity, url, base }: Attested): Buffer =>
  Buffer.from(PURPOSE + canonicalJson({ section, version, descriptor, integrity, url, base }));

export const attest = (release: Attested, key: KeyObject): Attestation => ({
  key: fingerprintOf(createPublicKey(key)),
  signature: sign(null, signedBytes(release), key).toString('base64'),
});

/** Statements that were verified before: a history reads each release again in every revision. */
const verified = new Set<string>();
const MOST_VERIFIED = 10_000;

/** Whether the owner of this public key signed exactly this release. */
export function isAttested(release: Attested, { signature }: Attestation, key: KeyObject): boolean {
  const bytes = signedBytes(release);
  const statement = `${fingerprintOf(key)} ${signature} ${bytes}`;
  if (verified.has(statement)) return true;
  if (!verify(null, bytes, key, Buffer.from(signature, 'base64'))) return false;
  if (verified.size >= MOST_VERIFIED) verified.clear();
  verified.add(statement);
  return true;
}

/** Names a public key: SHA-256 of its SPKI form, base64url. */
export const fingerprintOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('base64url');
