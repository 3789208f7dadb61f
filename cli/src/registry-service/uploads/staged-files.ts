import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RegistryDocument, releaseKey, type Store } from '@facade/platform/registry';
import { uploadName } from '../../client/offered-release.ts';
import { Refused } from '../refused.ts';
import { type OfferedFile, readDescription } from './description.ts';

/** Bytes of one release, and of all files that wait for one, per section. */
const LARGEST_RELEASE = 24 * 1024 * 1024;
/** A file nobody asked for again is removed after a day. In milliseconds. */
const STAY = 24 * 3600_000;
/** Earlier releases whose files need not be sent again. */
const EARLIER = 3;

const UPLOAD = /^[0-9a-f]{96}$/;

/** Files that were sent for a release that is not complete yet, named by their hash. */
export class StagedFiles {
  readonly #folder: string;
  readonly #store: Pick<Store, 'storage'>;

  constructor(folder: string, store: Pick<Store, 'storage'>) {
    this.#folder = folder;
    this.#store = store;
  }

  /** Stores a file. Throws `Refused` if it is not what its name says, or too much waits already. */
  async put(section: string, upload: string, bytes: Buffer): Promise<void> {
    if (!UPLOAD.test(upload))
      throw new Refused(404, {
        code: 'no-such-address',
        message: 'a file is named by its SHA-384, in hexadecimal digits',
      });
    if (uploadName(bytes) !== upload)
      throw new Refused(422, { code: 'wrong-digest', message: 'the bytes have another hash than the address says' });
    const folder = join(this.#folder, section);
    await mkdir(folder, { recursive: true });
    if ((await sizeOf(folder)) + bytes.length > LARGEST_RELEASE)
      throw new Refused(413, {
        code: 'quota',
        message: `more than ${LARGEST_RELEASE >> 20} MB of ${section} wait to be published`,
      });
    // Renamed into place: a file that is there is complete.
    const temporary = join(folder, `.${randomUUID()}`);
    await writeFile(temporary, bytes);
    await rename(temporary, join(folder, upload));
  }

  /**
   * The files of an offer, from those that were sent and those of earlier releases. Throws a `Refused` that lists what is missing,
   * or if they are too large together.
   */
  async collect(
    section: string,
    files: readonly OfferedFile[],
    document: RegistryDocument,
  ): Promise<Map<string, Buffer>> {
    const earlier = await this.#earlier(section, document);
    const found = new Map<string, Buffer>();
    const missing = new Set<string>();
    let size = 0;
    for (const { path, upload } of files) {
      const key = earlier.get(upload);
      const sent = await readFile(join(this.#folder, section, upload)).catch(() => null);
      const bytes = sent ?? (key === undefined ? null : await this.#store.storage.read(key));
      if (!bytes) missing.add(upload);
      else found.set(path, bytes);
      size += bytes?.length ?? 0;
      // At once: the same file under five hundred names would fill the memory.
      if (size > LARGEST_RELEASE)
        throw new Refused(413, { code: 'too-large', message: `a release has at most ${LARGEST_RELEASE >> 20} MB` });
    }
    if (missing.size > 0)
      throw new Refused(409, {
        code: 'files-missing',
        message: `${missing.size} files are still to be sent`,
        missing: [...missing],
      });
    return found;
  }

  /** The release is stored: its uploads are not needed any more. */
  async forget(section: string, files: readonly OfferedFile[]): Promise<void> {
    await Promise.all(files.map(({ upload }) => rm(join(this.#folder, section, upload), { force: true })));
  }

  /** Removes what has waited for too long. */
  async tidy(now = Date.now()): Promise<void> {
    for (const section of await namesIn(this.#folder))
      for (const name of await namesIn(join(this.#folder, section))) {
        const file = join(this.#folder, section, name);
        if (now - (await stat(file)).mtimeMs > STAY) await rm(file, { force: true });
      }
  }

  /** Hash → key in the storage, of the section's newest releases. */
  async #earlier(section: string, { extras }: RegistryDocument): Promise<Map<string, string>> {
    const known = new Map<string, string>();
    for (const { version } of (extras.releases[section] ?? []).slice(0, EARLIER)) {
      const base = releaseKey(section, version);
      const text = await this.#store.storage.read(`${base}release.json`);
      const files = text ? filesOf(text.toString('utf8'), section) : [];
      for (const { path, upload } of files) known.set(upload, base + path);
    }
    return known;
  }
}

/** A release from before this format is not used again. */
function filesOf(text: string, section: string): readonly OfferedFile[] {
  try {
    return readDescription(text, section).files;
  } catch {
    return [];
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function sizeOf(folder: string): Promise<number> {
  const sizes = (await namesIn(folder)).map((name) =>
    stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
