import type { RegistryDocument, ReleaseRecord } from '../registry/document.ts';
import type { Registry } from '../registry/registry.ts';
import { keyOf } from '../registry/revisions.ts';
import type { Storage } from '../store/storage/storage.ts';
import { releaseKey } from './release-files.ts';

/** So many releases of a section stay, and so many revisions that changed it. */
const KEEP = 20;
/** What was replaced less long ago stays whatever its number, in milliseconds: tabs are still open on it. */
const STAY = 7 * 24 * 3600_000;

/**
 * The document without the releases that need not be kept: beyond the 20 newest of a section, and for a week neither live
 * nor canary nor in a channel. Notes on all others since when nobody is sent to them.
 */
export function withoutOldReleases(document: RegistryDocument, now: Date): RegistryDocument {
  const releases = Object.entries(document.extras.releases).map(([section, list]) => {
    const inUse = versionsInUse(document, section);
    const noted = list.map((release) => noteUse(release, inUse.has(release.version), now));
    return [section, noted.filter((release, index) => index < KEEP || !isOld(release, now))];
  });
  return { ...document, extras: { ...document.extras, releases: Object.fromEntries(releases) } };
}

function versionsInUse({ microFrontends, extras }: RegistryDocument, section: string): Set<string> {
  const deployed = (microFrontends[section] ?? []).map(({ metadata }) => metadata.version);
  return new Set([...deployed, ...Object.values(extras.channels[section] ?? {})]);
}

const noteUse = ({ unusedSince, ...release }: ReleaseRecord, inUse: boolean, now: Date): ReleaseRecord =>
  inUse ? release : { ...release, unusedSince: unusedSince ?? now.toISOString() };

const isOld = ({ unusedSince }: ReleaseRecord, now: Date): boolean =>
  unusedSince !== undefined && now.getTime() - Date.parse(unusedSince) > STAY;

/** Removes the files of the releases that `after` does not name any more. */
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
  // Without that many, or with none that is old, there is none to remove: each publication would read all of them for nothing.
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
