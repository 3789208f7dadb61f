import { integrityOf, type ReleaseDescriptor } from '../build/release-descriptor.ts';
import type { ReleaseRecord } from '../registry/document/document.ts';
import { RegistryError } from '../registry/registry-error.ts';
import type { Storage } from '../store/storage/storage.ts';

/** Key prefix of a release in the storage. */
export const releaseKey = (section: string, version: string): string => `releases/${section}/${version}/`;

/** Marks which build is being uploaded: two builds must not mix under one version. */
const CLAIM = '.upload';

/**
 * Puts a release into the storage, `release.json` last. It is invisible until the registry names it; an interrupted upload is
 * completed by the next one of the same files. Throws if other files are stored under that version.
 */
export async function uploadRelease(
  storage: Storage,
  { name, version }: ReleaseDescriptor,
  files: ReadonlyMap<string, Uint8Array>,
  description: Uint8Array,
): Promise<void> {
  const base = releaseKey(name, version);
  await createSame(storage, base + CLAIM, Buffer.from(integrityOf(description)), `${name} ${version}`);
  for (const batch of batches([...files], 8)) {
    await Promise.all(batch.map(([path, bytes]) => createSame(storage, base + path, bytes, `${name} ${version}`)));
  }
  await createSame(storage, `${base}release.json`, description, `${name} ${version}`);
}

async function createSame(storage: Storage, key: string, bytes: Uint8Array, release: string): Promise<void> {
  if (await storage.create(key, bytes)) return;
  const present = await storage.read(key);
  if (!present?.equals(bytes)) throw alreadyPublished(release);
}

/** The error for a version that is taken. */
export const alreadyPublished = (release: string): RegistryError =>
  new RegistryError(`${release} is published already; releases are immutable`);

/** Paths and hashes of a release's files, without `release.json`. */
const filesOf = ({ web, node, others }: ReleaseDescriptor): [string, string][] =>
  Object.entries({ ...web, ...node, ...others });

/** Reads a complete release and verifies every hash, from the signed registry down. Throws with the name of a missing or changed file. */
export async function readRelease(
  storage: Storage,
  section: string,
  { version, descriptor: integrity }: Pick<ReleaseRecord, 'version' | 'descriptor'>,
): Promise<Map<string, Buffer>> {
  const base = releaseKey(section, version);
  const read = async (path: string, expected: string): Promise<Buffer> => {
    const bytes = await storage.read(base + path);
    if (!bytes) throw new RegistryError(`${path} of ${section} ${version} is gone`);
    if (integrityOf(bytes) === expected) return bytes;
    throw new RegistryError(`${path} of ${section} ${version} is not what was published`);
  };
  const description = await read('release.json', integrity);
  const files = new Map([['release.json', description]]);
  for (const batch of batches(filesOf(JSON.parse(description.toString('utf8'))), 8)) {
    await Promise.all(batch.map(async ([path, expected]) => files.set(path, await read(path, expected))));
  }
  return files;
}

const batches = <T>(items: T[], size: number): T[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...batches(items.slice(size), size)];
