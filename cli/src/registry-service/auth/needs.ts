import { canaryOf, liveOf, type RegistryDocument, releaseOf } from '@facade/platform/registry';
import { teamOf } from '@facade/platform/registry/teams';
import { Refused } from '../refused.ts';
import type { Identity } from './identity.ts';

/** A release that is about to get visitors. */
export interface Step {
  section: string;
  version: string;
  /** Percentage; all visitors if absent. */
  canary?: number | undefined;
  /** The id of who published it, for a release that is not stored yet. */
  publishedBy?: string;
}

/** Throws if the operator asked of the section's team what this step leaves out. The operator's own steps are free. */
export function assertNeeds(
  identity: Identity,
  document: RegistryDocument,
  { section, version, canary, publishedBy }: Step,
): void {
  const needs = teamOf(document.extras.teams, section)?.needs ?? [];
  if (identity.rights === 'all') return;
  const isCanary = canaryOf(document, section)?.metadata.version === version;
  if (needs.includes('canary first') && canary === undefined && !isCanary && liveOf(document, section)) {
    const message = `${section} needs a canary first: publish it with --canary, then promote it`;
    throw new Refused(403, { code: 'canary-first', message });
  }
  const publisher = publishedBy ?? releaseOf(document, section, version)?.publishedBy;
  if (needs.includes('two people') && publisher === identity.id) {
    const message = `${section} needs two people: publish it to a channel, and let somebody other than ${identity.by} promote it`;
    throw new Refused(403, { code: 'two-people', message });
  }
}
