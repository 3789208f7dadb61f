import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RegistryDocument, ReleaseRecord } from '../registry/document/document.ts';
import type { Storage } from '../store/storage/storage.ts';
import { readRelease } from './release-files.ts';

/** The releases as local files, which a server reads and serves. */
export interface LocalReleases {
  /** Folder of all: `<section>/<version>/`. */
  folder: string;
  /** Ensures that all files of a release are present. Throws with the reason if they are not available. */
  fetch(section: string, release: Pick<ReleaseRecord, 'version' | 'descriptor'>): Promise<void>;
  /** Removes copies that the registry no longer names. Rejects if they cannot be removed. */
  tidy(document: RegistryDocument): Promise<void>;
}

/** Copies younger than this are kept, in milliseconds: another server on the folder may have read a newer registry. */
const YOUNG = 24 * 3600_000;

/** Releases of a folder store: no copies, and publishing removes old releases. */
export const releasesIn = (folder: string): LocalReleases => ({ folder, fetch: async () => {}, tidy: async () => {} });

/** Copies releases of a bucket to this machine, each on first use and after verifying every hash. */
export class ReleaseMirror implements LocalReleases {
  readonly folder: string;
  readonly #storage: Storage;
  readonly #fetching = new Map<string, Promise<void>>();

  constructor(storage: Storage, folder: string) {
    this.#storage = storage;
    this.folder = folder;
  }

  fetch(section: string, release: Pick<ReleaseRecord, 'version' | 'descriptor'>): Promise<void> {
    const key = `${section}/${release.version}`;
    const fetching = this.#fetching.get(key) ?? this.#fetch(section, release).finally(() => this.#fetching.delete(key));
    this.#fetching.set(key, fetching);
    return fetching;
  }

  async tidy({ extras }: RegistryDocument): Promise<void> {
    for (const section of await namesIn(this.folder)) {
      const kept = new Set(extras.releases[section]?.map(({ version }) => version));
      for (const name of await namesIn(join(this.folder, section))) {
        const copy = join(this.folder, section, name);
        if (!kept.has(name) && Date.now() - (await stat(copy)).mtimeMs > YOUNG)
          await rm(copy, { recursive: true, force: true });
      }
    }
  }

  /** Written beside and renamed: every release is complete, also when several servers share the folder. */
  async #fetch(section: string, release: Pick<ReleaseRecord, 'version' | 'descriptor'>): Promise<void> {
    const target = join(this.folder, section, release.version);
    if (await exists(target)) return;
    const files = await readRelease(this.#storage, section, release);
    await mkdir(join(this.folder, section), { recursive: true });
    const temporary = await mkdtemp(join(this.folder, section, '.fetching-'));
    try {
      for (const [path, bytes] of files) {
        await mkdir(dirname(join(temporary, path)), { recursive: true });
        await writeFile(join(temporary, path), bytes);
      }
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { recursive: true, force: true });
      if (!(await exists(target))) throw error;
    }
  }
}

/** Names of the entries of a folder; empty if it does not exist. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
