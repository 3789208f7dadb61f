import type { RegistryDocument } from '../registry/document/document.ts';
import type { Registry } from '../registry/registry.ts';
import { KEEP, STAY } from '../registry/retention.ts';
import { keyOf } from '../registry/revisions.ts';
import type { Storage } from '../store/storage/storage.ts';
import { releaseKey } from './release-files.ts';

/** Removes the files of the releases that `after` no longer names. */
export async function removeOldReleases(
  storage: Storage,
  before: RegistryDocument,
  after: RegistryDocument,
): Promise<void> {
  for (const [section, releases] of Object.entries(before.extras.releases)) {
    const kept = new Set(after.extras.releases[section]?.map(({ version }) => version));
    for (const { version } of releases) {
      if (!kept.has(version)) await storage.remove(await storage.list(releaseKey(section, version)));
    }
  }
}

/** Removes revisions older than a week, but never one of the 20 newest that changed a section. */
export async function removeOldRevisions(storage: Storage, registry: Registry, now: Date): Promise<void> {
  const revisions = await registry.revisions();
  const changes = new Map<string, number>();
  const old: number[] = [];
  const read = (revision: number) => registry.readRevision(revision).catch(() => null);
  const isOldRevision = ({ extras: { changedAt } }: RegistryDocument) => now.getTime() - Date.parse(changedAt) > STAY;
  // Nothing to remove with few revisions or only young ones: avoids reading them all at each publication.
  if (revisions.length <= KEEP) return;
  const oldest = await read(revisions[0] ?? 0);
  if (oldest && !isOldRevision(oldest)) return;
  for (const revision of revisions.reverse()) {
    const document = await read(revision);
    if (!document) continue;
    const { section = '' } = document.extras;
    const count = (changes.get(section) ?? 0) + 1;
    changes.set(section, count);
    if (count > KEEP && isOldRevision(document)) old.push(revision);
  }
  await storage.remove(old.map(keyOf));
}
