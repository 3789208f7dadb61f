import type { RegistryDocument, Store } from '@facade/platform/registry';
import { CommandError } from '../commands/command.ts';
import { findSections } from '../workspace.ts';

/** Throws if this checkout has no section of that name. */
export function assertSection(section: string): void {
  const sections = findSections();
  if (sections.includes(section)) return;
  throw new CommandError(`there is no section "${section}"; which section? One of ${sections.join(', ')}`);
}

/** The newest registry document. Throws if the section was never published to this store. */
export async function readPublished(store: Store, section: string): Promise<RegistryDocument> {
  const document = await store.registry.read();
  const published = Object.keys(document.extras.releases);
  if (published.includes(section)) return document;
  const { place } = store.storage;
  if (published.length === 0) throw new CommandError(`nothing was published to ${place} yet`);
  throw new CommandError(`there is no section "${section}" in ${place}; it holds ${published.join(', ')}`);
}
