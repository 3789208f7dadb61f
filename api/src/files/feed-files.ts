import type { Stats } from 'node:fs';
import { copyFile, lstat, mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { writeWhole } from './write-whole.ts';

/** What a file of an extension is, and how it begins, from which byte on. */
export interface FileKind {
  type: string;
  at: number;
  begins: Buffer;
}

/** A file that the site serves itself. */
export interface OwnFile {
  /** Absolute. */
  file: string;
  type: string;
  size: number;
  /** Changes with the file. */
  key: string;
}

interface FeedFilesOptions {
  /** Name of the folder beside the feed, and of the copy in the data folder. */
  folder: string;
  /** By extension, in lower case. */
  kinds: Readonly<Record<string, FileKind>>;
  /** Bytes of the largest file that is taken; any number where it is left out. */
  most?: number;
}

/** What changes with a file. */
export const keyOf = ({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string =>
  `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;

/** No path, and nothing that a shell, a browser or a file system reads otherwise. */
const NAME = /^[A-Za-z\d][\w.-]{0,150}\.[A-Za-z\d]{1,5}$/;

/** Files of a few kinds that come in a folder beside the feed, copied into the data folder under their names. */
export class FeedFiles {
  readonly #options: FeedFilesOptions;

  constructor(options: FeedFilesOptions) {
    this.#options = options;
  }

  /** The file of that name, or null. */
  async find(dataFolder: string, name: string): Promise<OwnFile | null> {
    const kind = this.#kindOf(name);
    if (!kind) return null;
    const file = join(dataFolder, this.#options.folder, name);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return null;
    return { file, type: kind.type, size: found.size, key: keyOf(found) };
  }

  /** The name that an address or a path of the CRM ends with; null where the site cannot have a file of that name. */
  nameIn(address: string): string | null {
    const path = URL.parse(address)?.pathname ?? address;
    const name = path.split('/').at(-1) ?? '';
    return this.#kindOf(name) ? name : null;
  }

  /**
   * Copies the files that came with a feed, those that changed since; a file that is not of its kind is left out.
   * @returns their names; null where no folder is beside the feed, as with one that comes through a pipe
   */
  async take(besideFeed: string, dataFolder: string): Promise<string[] | null> {
    const [source, target] = [join(besideFeed, this.#options.folder), join(dataFolder, this.#options.folder)];
    const names = await this.#namesIn(source);
    for (const name of names ?? []) {
      await mkdir(target, { recursive: true });
      const [file, copy] = [join(source, name), join(target, name)];
      const [now, before] = [await stat(file), await stat(copy).catch(() => null)];
      if (before?.size === now.size && Math.abs(before.mtimeMs - now.mtimeMs) < 1) continue;
      await writeWhole(copy, (part) => copyFile(file, part));
      await utimes(copy, now.atime, now.mtime);
    }
    return names;
  }

  /** Deletes all files but these. */
  async keepOnly(names: readonly string[], dataFolder: string): Promise<void> {
    const target = join(dataFolder, this.#options.folder);
    for (const name of (await list(target)) ?? [])
      if (!names.includes(name)) await rm(join(target, name), { force: true });
  }

  /** The files of these names, or all, with the keys by which their addresses change. */
  async keysOf(names: readonly string[] | null, dataFolder: string): Promise<string[]> {
    const all = names ?? (await list(join(dataFolder, this.#options.folder))) ?? [];
    const files = await Promise.all(all.map((name) => this.find(dataFolder, name)));
    return all.map((name, index) => `${name} ${files[index]?.key}`).sort();
  }

  #kindOf(name: string): FileKind | undefined {
    const extension = NAME.test(name) ? extname(name).slice(1).toLowerCase() : '';
    return Object.hasOwn(this.#options.kinds, extension) ? this.#options.kinds[extension] : undefined;
  }

  async #namesIn(folder: string): Promise<string[] | null> {
    const all = await list(folder);
    if (!all) return null;
    const names: string[] = [];
    for (const name of all) if (await this.#isRight(folder, name)) names.push(name);
    return names;
  }

  /** By its name and by what is in it; a link may lead anywhere and is none. */
  async #isRight(folder: string, name: string): Promise<boolean> {
    const kind = this.#kindOf(name);
    const found = kind && (await lstat(join(folder, name)));
    if (!kind || !found?.isFile() || found.size > (this.#options.most ?? Number.POSITIVE_INFINITY)) return false;
    const handle = await open(join(folder, name));
    try {
      const { begins, at } = kind;
      const { buffer } = await handle.read(Buffer.alloc(begins.length), 0, begins.length, at);
      return buffer.equals(begins);
    } finally {
      await handle.close();
    }
  }
}

const list = (folder: string): Promise<string[] | null> => readdir(folder).catch(() => null);
