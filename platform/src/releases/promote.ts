import { actor } from '../registry/actor.ts';
import { withCanary, withLive } from '../registry/changes.ts';
import { type ChangeNote, liveOf, type RegistryDocument, releaseOf } from '../registry/document/document.ts';
import { RegistryError } from '../registry/registry-error.ts';
import type { Store } from '../store/store.ts';
import type { Reason } from './canary.ts';
import { readRelease } from './release-files.ts';

/** A release that is kept, and where visitors shall meet it. */
export interface Promotion extends Reason {
  version: string;
  /** Percentage of visitors who get it beside the live one; without it, all get it. */
  canary?: number;
  /** Asked with each state of the registry that it is to be written over; rejects where the release does not fit what is live then. */
  assertFits?: (document: RegistryDocument) => Promise<void>;
}

/**
 * Sends visitors to a release that is kept, such as one that was published to a channel. Throws `RegistryError` when there is
 * none of that version, when its files are gone or damaged, or when it is live already; and as `assertFits` does.
 */
export function promoteRelease(store: Store, section: string, promotion: Promotion): Promise<RegistryDocument> {
  const { version, canary, assertFits } = promotion;
  return store.registry.update(noteOf(section, promotion), async (current) => {
    await readKept(store, current, section, version);
    await assertFits?.(current);
    return canary === undefined ? withLive(current, section, version) : withCanary(current, section, version, canary);
  });
}

/** Files of a release that is kept and not live, every hash compared. Throws as `promoteRelease` does. */
export function readKept(
  store: Store,
  document: RegistryDocument,
  section: string,
  version: string,
): Promise<Map<string, Buffer>> {
  const release = releaseOf(document, section, version);
  if (!release)
    throw new RegistryError(`${section} ${version} is not stored here; \`facade status --json\` lists what is`);
  if (liveOf(document, section)?.metadata.version === version) {
    throw new RegistryError(`${section} ${version} is live already`);
  }
  return readRelease(store.storage, section, release).catch((error: Error) => {
    throw new RegistryError(`${section} ${version} cannot be promoted: ${error.message}`);
  });
}

function noteOf(section: string, { version, canary, by = actor(), why }: Promotion): ChangeNote {
  const base = { section, by, ...(why ? { why } : {}) };
  if (canary === undefined) return { ...base, action: 'promote', change: `promote ${section} ${version}` };
  return { ...base, action: 'canary', change: `promote ${section} ${version} to a canary for ${canary} %` };
}
