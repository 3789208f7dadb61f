import { mkdir, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { RegistryError } from '../../registry/registry-error.ts';
import { createFile } from './create-file.ts';
import type { Storage } from './storage.ts';

/** Releases and registry in a folder. All users need the same file system, with support for hard links. */
export class FolderStorage implements Storage {
  readonly place: string;
  readonly isFolder = true;

  constructor(folder: string) {
    this.place = folder;
  }

  read(key: string): Promise<Buffer | null> {
    return readFile(this.#file(key)).catch(absentOr(null));
  }

  async create(key: string, bytes: Uint8Array): Promise<boolean> {
    const file = this.#file(key);
    try {
      await mkdir(dirname(file), { recursive: true });
      return await createFile(file, bytes);
    } catch (error) {
      throw new RegistryError(`cannot write to ${file} (${(error as NodeJS.ErrnoException).code})`);
    }
  }

  exists(key: string): Promise<boolean> {
    return stat(this.#file(key)).then(() => true, absentOr(false));
  }

  async list(prefix: string): Promise<string[]> {
    const folder = this.#file(prefix.slice(0, prefix.lastIndexOf('/') + 1));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absentOr([]));
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
      .map((entry) => relative(this.place, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .filter((key) => key.startsWith(prefix));
  }

  async remove(keys: string[]): Promise<void> {
    const folders = new Set<string>();
    for (const key of keys) {
      await rm(this.#file(key), { force: true });
      for (let folder = dirname(key); folder.includes('/'); folder = dirname(folder)) folders.add(folder);
    }
    // Deepest first; non-empty ones stay.
    for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
      await rmdir(this.#file(folder)).catch(() => {});
    }
  }

  #file = (key: string): string => join(this.place, key);
}

/** The error code of a missing file. */
function absentOr<T>(value: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value;
    throw error;
  };
}
