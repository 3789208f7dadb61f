import { createHmac, type KeyObject } from 'node:crypto';
import type { Visitor } from './visitor.ts';

/** A canary: this percentage of the visitors gets this version. */
export interface CanaryShare {
  section: string;
  version: string;
  percent: number;
}

/** Enough to distinguish far smaller fractions than anyone sets. */
const BYTES = 6;

/**
 * A visitor's position on a scale from 0 to 100 for one canary. It is always the same without a cookie, differs for every
 * section and version, and cannot be computed without the key (of the purpose `canary`).
 */
export function bucketOf(
  key: KeyObject,
  { section, version }: Pick<CanaryShare, 'section' | 'version'>,
  { address, agent }: Pick<Visitor, 'address' | 'agent'>,
): number {
  // Neither headers nor names or versions contain line ends.
  const digest = createHmac('sha256', key).update([section, version, address, agent].join('\n')).digest();
  return (digest.readUIntBE(0, BYTES) / 2 ** (8 * BYTES)) * 100;
}

/** Whether a visitor belongs to the share of a canary. A visitor who does at one percentage also does at every higher one. */
export const isIn = (key: KeyObject, canary: CanaryShare, visitor: Pick<Visitor, 'address' | 'agent'>): boolean =>
  bucketOf(key, canary, visitor) < canary.percent;
