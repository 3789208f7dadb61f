import { withoutChannel, withoutSection } from '../registry/changes.ts';
import type { ChangeNote, RegistryDocument } from '../registry/document/document.ts';
import type { Store } from '../store/store.ts';
import { type Reason, whoAndWhy } from './reason.ts';

/**
 * Takes a section off the site: its slots show their fallback. Its releases stay; `promote` makes one live again. Throws
 * `RegistryError` if it is not live.
 */
export function retireSection(store: Store, section: string, reason: Reason = {}) {
  const note: ChangeNote = { action: 'retire', section, change: `retire ${section}`, ...whoAndWhy(reason) };
  return store.registry.update(note, (current) => withoutSection(current, section));
}

/** Removes a channel; override links for it show the live release. Throws `RegistryError` if it does not exist. */
export function removeChannel(
  store: Store,
  section: string,
  channel: string,
  reason: Reason = {},
): Promise<RegistryDocument> {
  const change = `remove channel ${channel} of ${section}`;
  const note: ChangeNote = { action: 'retire', section, change, ...whoAndWhy(reason) };
  return store.registry.update(note, (current) => withoutChannel(current, section, channel));
}
