import { randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDescriptor } from '../build/release-descriptor.ts';
import type { RegistryDocument } from './document.ts';
import type { FolderRegistry } from './folder-registry.ts';

export interface Store {
  /** Folder of all releases: `<section>/<version>/`. */
  releases: string;
  registry: FolderRegistry;
}

/** URL prefix under which a site serves its own release store. */
export const RELEASES_URL = '/_sections/';

/**
 * Copies a finished build into the store as an immutable release and makes it the live one.
 * Throws when that version was published before.
 */
export async function publishRelease(store: Store, buildFolder: string): Promise<RegistryDocument> {
  const descriptor: ReleaseDescriptor = JSON.parse(await readFile(join(buildFolder, 'release.json'), 'utf8'));
  await storeRelease(store, buildFolder, descriptor);
  return store.registry.update(`publish ${descriptor.name} ${descriptor.version}`, ({ microFrontends }) => ({
    ...microFrontends,
    [descriptor.name]: [deploymentOf(descriptor)],
  }));
}

/** Copies beside its final place and renames: a reader sees a whole release or none. */
async function storeRelease(store: Store, buildFolder: string, { name, version }: ReleaseDescriptor): Promise<void> {
  const target = join(store.releases, name, version);
  if (await exists(target)) throw new Error(`${name} ${version} is published already; releases are immutable`);
  const temporary = join(store.releases, name, `.${version}-${randomUUID()}`);
  await mkdir(join(store.releases, name), { recursive: true });
  try {
    await cp(buildFolder, temporary, { recursive: true });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
}

function deploymentOf(descriptor: ReleaseDescriptor) {
  const base = `${RELEASES_URL}${descriptor.name}/${descriptor.version}/`;
  return {
    url: base + descriptor.entry,
    metadata: { integrity: descriptor.web[descriptor.entry] ?? '', version: descriptor.version },
    deployment: { traffic: 100, default: true },
    extras: { base, publishedAt: new Date().toISOString() },
  };
}

/** Versions of a section that lie in the store. */
export const isPublished = (store: Store, name: string, version: string): Promise<boolean> =>
  exists(join(store.releases, name, version, 'release.json'));

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
