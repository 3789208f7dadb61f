import type { Shape } from '@facade/platform/contract';
import { RegistryError } from '@facade/platform/registry/errors';
import { readLive } from '../gate/running/live-contracts.ts';
import { dataFolder } from '../site/data-folder.ts';
import { storeIn } from '../site/site-store.ts';

/** Section → the releases that visitors get, with their pages and the props of their fragments. */
export type KnownSections = Record<string, { release: string; pages: string[]; fragments: Record<string, Shape> }[]>;

/**
 * The pages and fragments of every section that is live on this site; undefined before the first publication, and if the store does not
 * answer, which is reported. A release older than contracts is left out.
 */
export async function knownSections(): Promise<KnownSections | undefined> {
  const store = storeIn(dataFolder());
  try {
    const live = await readLive(store, await store.registry.read());
    if (live.length === 0) return undefined;
    const known: KnownSections = {};
    for (const { section, version, contract } of live) {
      known[section] ??= [];
      if (contract) known[section].push({ release: version, pages: contract.pages, fragments: contract.fragments });
    }
    return known;
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    console.error(`facade: pages and fragments of sections are not checked: ${error.message}`);
    return undefined;
  }
}
