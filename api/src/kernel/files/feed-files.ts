import { hash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { copyFile, lstat, open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { writeAtomically } from './write-atomically.ts';

/** The media type of an extension, and the file's signature with its offset. */
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
  /** Maximum size in bytes; unlimited if left out. */
  most?: number;
}

/** Begins the names of files that the site has fetched itself. */
export const FETCHED_PREFIX = 'fetched-';

/** Changes whenever the file does. */
export const keyOf = ({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string =>
  `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;

/** Not a path, and no characters that are special to a shell, a browser or a file system. */
const NAME = /^[A-Za-z\d][\w.-]{0,150}\.[A-Za-z\d]{1,5}$/;

/**
 * The name that the site gives to a file: its own, or one in plain letters that no other has. How a Mac writes an accent does not matter.
 * @example ownName('Plan étage 1.pdf') // 'Plan-etage-1-5f0c1a2b.pdf'
 */
function ownName(name: string): string {
  if (NAME.test(name)) return name;
  const written = name.normalize('NFC');
  const extension = extname(written);
  const letters = written
    .slice(0, written.length - extension.length)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z\d]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `${letters || 'file'}-${hash('sha1', written).slice(0, 8)}${extension}`;
}

/** The name of the file at a URL or path of the CRM, also of Windows, whose drive is no scheme. */
export function lastPart(address: string): string {
  const url = /^https?:/i.test(address) ? URL.parse(address) : null;
  const last = (url?.pathname ?? address).split(/[/\\]/).at(-1) ?? '';
  return url ? decoded(last) : last;
}

/** Files of a few kinds in a folder beside the feed, copied into the data folder under their names. */
export class FeedFiles {
  readonly #options: FeedFilesOptions;

  constructor(options: FeedFilesOptions) {
    this.#options = options;
  }

  /** Name of the folder. */
  get folder(): string {
    return this.#options.folder;
  }

  /** The file with that name, or null. */
  async find(dataFolder: string, name: string): Promise<OwnFile | null> {
    const kind = this.#kindOf(name);
    if (!kind) return null;
    const file = join(dataFolder, this.#options.folder, name);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return null;
    return { file, type: kind.type, size: found.size, key: keyOf(found) };
  }

  /** The name here of a file by its URL or path in the CRM, also on Windows; null if the site cannot have it. */
  nameIn(address: string): string | null {
    const name = ownName(lastPart(address));
    return this.#kindOf(name) ? name : null;
  }

  /**
   * Copies new and changed files of a feed; skips files of the wrong kind.
   * @returns their names; null if there is no folder beside the feed, as with a feed from a pipe
   */
  async take(besideFeed: string, dataFolder: string): Promise<string[] | null> {
    const [source, target] = [join(besideFeed, this.#options.folder), join(dataFolder, this.#options.folder)];
    const files = await list(source);
    const taken: string[] = [];
    for (const file of files ?? []) {
      const name = ownName(file);
      if (await this.#copy(join(source, file), join(target, name))) taken.push(name);
    }
    return files && taken;
  }

  /** Copies one file if it is new or changed. Returns whether it is of the right kind. */
  takeOne(file: string, name: string, dataFolder: string): Promise<boolean> {
    return this.#copy(file, join(dataFolder, this.#options.folder, name));
  }

  async #copy(file: string, copy: string): Promise<boolean> {
    if (!(await this.#isRight(file, copy))) return false;
    const [now, before] = [await stat(file), await stat(copy).catch(() => null)];
    if (before?.size === now.size && Math.abs(before.mtimeMs - now.mtimeMs) < 1) return true;
    await writeAtomically(copy, (part) => copyFile(file, part));
    await utimes(copy, now.atime, now.mtime);
    return true;
  }

  /** Names of all files. */
  async list(dataFolder: string): Promise<string[]> {
    return (await list(join(dataFolder, this.#options.folder))) ?? [];
  }

  /** Deletes the files that are not wanted. */
  async keepOnly(isWanted: (name: string) => boolean, dataFolder: string): Promise<void> {
    for (const name of await this.list(dataFolder))
      if (!isWanted(name)) await rm(join(dataFolder, this.#options.folder, name), { force: true });
  }

  /** The files with these names, or all, with the keys in their URLs. */
  async keysOf(names: readonly string[] | null, dataFolder: string): Promise<string[]> {
    const found = names ?? (await this.list(dataFolder));
    const all = found.filter((name) => !name.startsWith(FETCHED_PREFIX));
    const files = await Promise.all(all.map((name) => this.find(dataFolder, name)));
    return all.map((name, index) => `${name} ${files[index]?.key}`).sort();
  }

  #kindOf(name: string): FileKind | undefined {
    const extension = NAME.test(name) ? extname(name).slice(1).toLowerCase() : '';
    return Object.hasOwn(this.#options.kinds, extension) ? this.#options.kinds[extension] : undefined;
  }

  /** Whether name and contents fit a kind. A link is refused, because it may lead anywhere. */
  async #isRight(file: string, name: string): Promise<boolean> {
    const kind = this.#kindOf(basename(name));
    const found = kind && (await lstat(file).catch(() => null));
    if (!kind || !found?.isFile() || found.size > (this.#options.most ?? Number.POSITIVE_INFINITY)) return false;
    const handle = await open(file);
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
