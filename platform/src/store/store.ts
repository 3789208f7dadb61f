import { join } from 'node:path';
import { LastGood } from '../registry/last-good.ts';
import { Registry } from '../registry/registry.ts';
import { OPERATOR, RegistryKeys } from '../registry/registry-keys.ts';
import { type LocalReleases, ReleaseMirror, releasesIn } from '../releases/local-releases.ts';
import { bucketPlace } from './storage/bucket-place.ts';
import { FolderStorage } from './storage/folder-storage.ts';
import { S3Storage } from './storage/s3-storage.ts';
import type { Storage } from './storage/storage.ts';

/** Releases and the registry that says which of them are live. */
export interface Store {
  storage: Storage;
  registry: Registry;
  keys: RegistryKeys;
  /** The operator's keys, which sign the teams. */
  operator: RegistryKeys;
  /** The releases as files, for a server. */
  releases: LocalReleases;
}

/** Location of a site's store, and how it is used. */
export interface StoreOptions {
  /** Folder of all state of the site: holds `keys/` and, unless a bucket is named, `releases/` and `registry/`. */
  data: string;
  /** `FACADE_STORE=s3://bucket/prefix`, `FACADE_STORE_ENDPOINT`, `AWS_*` and the keys; without them, the folder. */
  environment?: NodeJS.ProcessEnv;
  /** A server keeps the last good document in `<data>/cache/`; all processes on the folder refuse an older one. */
  serves?: boolean;
}

/** Opens the store; touches neither disk nor network yet. Throws if the settings are invalid. */
export function openStore({ data, environment = {}, serves = false }: StoreOptions): Store {
  const bucket = bucketPlace(environment);
  const storage = bucket ? new S3Storage(bucket, environment) : new FolderStorage(data);
  const releases = bucket
    ? new ReleaseMirror(storage, join(data, 'cache/releases'))
    : releasesIn(join(data, 'releases'));
  const keys = new RegistryKeys(join(data, 'keys'), environment);
  const operator = new RegistryKeys(join(data, 'keys'), environment, OPERATOR);
  const lastGood = new LastGood(join(data, 'cache/registry.json'), { keeps: serves });
  const registry = new Registry(storage, { registry: keys, operator }, lastGood);
  return { storage, keys, operator, releases, registry };
}
