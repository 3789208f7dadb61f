import { contentHash, integrityOf, type ReleaseDescriptor } from '../build/release-descriptor.ts';
import { actor } from '../registry/actor.ts';
import { withCanary, withChannel, withLive, withRelease } from '../registry/changes.ts';
import type { ChangeNote, RegistryDocument, ReleaseRecord } from '../registry/document/document.ts';
import type { Store } from '../store/store.ts';
import { type Build, readBuild } from './build-folder.ts';
import { RELEASES_URL, releaseKey, uploadRelease } from './release-files.ts';
import { removeOldReleases, removeOldRevisions } from './remove-old.ts';

/** How a release is published. */
export interface Publication {
  /** Default: the build's own, which names its content. */
  version?: string;
  /** Percentage of visitors who get it as a canary; all of them if absent. */
  canary?: number;
  /** No visitors get it, except through override links for this channel. */
  channel?: string;
  by?: string;
  why?: string;
  /** Called with each registry state that is about to be overwritten; rejects if the release does not fit the live releases in it. */
  assertFits?: (document: RegistryDocument) => Promise<void>;
}

/**
 * Stores a finished build as an immutable release and makes it live as requested. Throws `RegistryError` if that version
 * was published before or the folder is not a build, and whatever `assertFits` throws.
 */
export async function publishRelease(
  store: Store,
  buildFolder: string,
  publication: Publication = {},
): Promise<RegistryDocument> {
  const build = await readBuild(buildFolder);
  const descriptor = describeAll(build, publication.version ?? build.descriptor.version);
  const description = Buffer.from(`${JSON.stringify(descriptor, null, 2)}\n`);
  const { name: section, version } = descriptor;
  const release = recordOf(descriptor, integrityOf(description));
  const change = async (document: RegistryDocument) => {
    const changed = place(withRelease(document, section, release), section, version, publication);
    await publication.assertFits?.(document);
    return changed;
  };
  // Before anything is stored: what is refused now need not be uploaded.
  await change(await store.registry.read());
  await uploadRelease(store.storage, descriptor, build.files, description);
  let before: RegistryDocument | undefined;
  const document = await store.registry.update(noteOf(section, version, publication), (current) => {
    before = current;
    return change(current);
  });
  if (before) await removeOldReleases(store.storage, before, document);
  await removeOldRevisions(store.storage, store.registry, new Date());
  return document;
}

/** Restores missing files of a published release from the same build, under its own version. */
export async function restoreRelease(store: Store, buildFolder: string): Promise<void> {
  const build = await readBuild(buildFolder);
  const descriptor = describeAll(build, build.descriptor.version);
  const { name, version } = descriptor;
  await store.storage.remove(await store.storage.list(releaseKey(name, version)));
  await uploadRelease(store.storage, descriptor, build.files, Buffer.from(`${JSON.stringify(descriptor, null, 2)}\n`));
}

function place(document: RegistryDocument, section: string, version: string, { canary, channel }: Publication) {
  if (channel !== undefined) return withChannel(document, section, channel, version);
  return canary === undefined ? withLive(document, section, version) : withCanary(document, section, version, canary);
}

function noteOf(section: string, version: string, { canary, channel, by = actor(), why }: Publication): ChangeNote {
  const base = { section, by, ...(why ? { why } : {}) };
  if (channel !== undefined)
    return { ...base, action: 'channel', change: `publish ${section} ${version} to ${channel}` };
  if (canary === undefined) return { ...base, action: 'publish', change: `publish ${section} ${version}` };
  return { ...base, action: 'canary', change: `publish ${section} ${version} as a canary for ${canary} %` };
}

/** The build's description under its published version, with the hashes of all files beside its code. */
function describeAll({ descriptor, files }: Build, version: string): ReleaseDescriptor {
  const { web, node } = descriptor;
  const others = [...files].filter(([path]) => !(path in web) && !(path in node));
  const hashes = others.map(([path, bytes]) => [path, integrityOf(bytes)]).sort();
  return { ...descriptor, version, others: Object.fromEntries(hashes) };
}

function recordOf(descriptor: ReleaseDescriptor, integrity: string): ReleaseRecord {
  const { name, version, entry, web } = descriptor;
  const base = `${RELEASES_URL}${name}/${version}/`;
  return {
    version,
    publishedAt: new Date().toISOString(),
    integrity: web[entry] ?? '',
    url: base + entry,
    base,
    descriptor: integrity,
    content: contentHash(descriptor),
  };
}
