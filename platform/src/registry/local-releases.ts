import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseRecord } from './document.ts';
import { readRelease } from './release-files.ts';
import type { Storage } from './storage/storage.ts';

/** The releases as files of this machine, which a server opens and serves. */
export interface LocalReleases {
  /** Folder of all: `<section>/<version>/`. */
  folder: string;
  /** Makes sure that a release lies there whole. Throws, saying why, when it cannot be had. */
  fetch(section: string, release: Pick<ReleaseRecord, 'version' | 'descriptor'>): Promise<void>;
}

/** Releases that are in a folder anyway. */
export const releasesIn = (folder: string): LocalReleases => ({ folder, fetch: async () => {} });

/** Copies releases of a bucket to this machine, each when it is first needed and after every hash was compared. */
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

  /** Written beside and renamed: what is there is whole, also when several servers share the folder. */
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

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
