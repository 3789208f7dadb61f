import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RegistryDocument, ReleaseRecord } from '../registry/document/document.ts';
import type { Storage } from '../store/storage/storage.ts';
import { readRelease } from './release-files.ts';

/** The releases as files of this machine, which a server opens and serves. */
export interface LocalReleases {
  /** Folder of all: `<section>/<version>/`. */
  folder: string;
  /** Makes sure that a release lies there whole. Throws, saying why, when it cannot be had. */
  fetch(section: string, release: Pick<ReleaseRecord, 'version' | 'descriptor'>): Promise<void>;
  /** Removes copies that the registry names no more. Rejects where they cannot be removed. */
  tidy(document: RegistryDocument): Promise<void>;
}

/** Copies younger than this stay, in milliseconds: another server on the folder may know a newer registry. */
const YOUNG = 24 * 3600_000;

/** Releases that are in a folder anyway: no copies, and whoever publishes removes what is old. */
export const releasesIn = (folder: string): LocalReleases => ({ folder, fetch: async () => {}, tidy: async () => {} });

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

/** Names of what is in a folder; none where there is no folder. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
