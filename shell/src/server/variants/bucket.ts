import { createHmac, type KeyObject } from 'node:crypto';
import type { Visitor } from './visitor.ts';

/** A canary: so many percent of the visitors get this version. */
export interface CanaryShare {
  section: string;
  version: string;
  percent: number;
}

/** More than the fractions of a percent that anybody asks for can tell apart. */
const BYTES = 6;

/**
 * Where a visitor stands on a scale from 0 to 100 for one canary: always at the same place without a cookie, at another for every
 * other section and version, and at one that nobody can find out who has not the key (of the purpose `canary`).
 */
export function bucketOf(
  key: KeyObject,
  { section, version }: Pick<CanaryShare, 'section' | 'version'>,
  { address, agent }: Pick<Visitor, 'address' | 'agent'>,
): number {
  // No header holds a line end, and neither does a name or a version.
  const digest = createHmac('sha256', key).update([section, version, address, agent].join('\n')).digest();
  return (digest.readUIntBE(0, BYTES) / 2 ** (8 * BYTES)) * 100;
}

/** Whether a visitor belongs to the share of a canary. Who does at one percentage does at every higher one. */
export const isIn = (key: KeyObject, canary: CanaryShare, visitor: Pick<Visitor, 'address' | 'agent'>): boolean =>
  bucketOf(key, canary, visitor) < canary.percent;
