import { withCanary, withLive } from '../registry/changes.ts';
import { type ChangeNote, liveOf, type RegistryDocument, releaseOf } from '../registry/document/document.ts';
import { RegistryError } from '../registry/registry-error.ts';
import type { Store } from '../store/store.ts';
import { type Conditional, type Reason, whoAndWhy } from './reason.ts';
import { readRelease } from './release-files.ts';

/** A stored release, and which visitors get it. */
export interface Promotion extends Reason, Conditional {
  version: string;
  /** Percentage of visitors who get it as a canary; all of them if absent. */
  canary?: number;
}

/**
 * Sends visitors to a stored release, such as one that was published to a channel. Throws `RegistryError` if that version is
 * not stored, its files are missing or damaged, or it is live already; and whatever `assertFits` throws.
 */
export function promoteRelease(store: Store, section: string, promotion: Promotion): Promise<RegistryDocument> {
  const { version, canary, assertFits } = promotion;
  return store.registry.update(noteOf(section, promotion), async (current) => {
    await readStored(store, current, section, version);
    await assertFits?.(current);
    return canary === undefined ? withLive(current, section, version) : withCanary(current, section, version, canary);
  });
}

/** Files of a stored release that is not live, with verified hashes. Throws as `promoteRelease` does. */
export function readStored(
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

function noteOf(section: string, { version, canary, ...reason }: Promotion): ChangeNote {
  const base = { section, ...whoAndWhy(reason) };
  if (canary === undefined) return { ...base, action: 'promote', change: `promote ${section} ${version}` };
  return { ...base, action: 'canary', change: `promote ${section} ${version} to a canary for ${canary} %` };
}
