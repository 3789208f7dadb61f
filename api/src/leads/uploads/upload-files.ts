import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freeSpace, writeAtomically } from '../../kernel/index.ts';
import type { FileKind } from './file-kind.ts';
import { seal, unseal } from './seal.ts';
import { uploadKey } from './upload-key.ts';

/** Checks the format of an id, so that it cannot be a path. */
const ID = /^[\w-]{22}$/;

/** A file from a visitor. */
export interface UploadedFile {
  name: string;
  type: FileKind;
  bytes: Buffer;
}

/** Files of visitors: encrypted, in the data folder, outside all served folders. */
export class UploadFiles {
  readonly #dataFolder: string;
  readonly #configuredKey: string | null;

  constructor(dataFolder: string, configuredKey: string | null) {
    this.#dataFolder = dataFolder;
    this.#configuredKey = configuredKey;
  }

  async write(id: string, { name, type, bytes }: UploadedFile): Promise<void> {
    const file = this.#fileOf(id);
    const head = Buffer.from(`${JSON.stringify({ name, type })}\n`);
    const sealed = seal(await this.#key(), id, head, bytes);
    await writeAtomically(file, (part) => writeFile(part, sealed, { mode: 0o600, flush: true }));
  }

  /** Null if there is no file with this id. Throws if it cannot be read with this key. */
  async read(id: string): Promise<UploadedFile | null> {
    if (!ID.test(id)) return null;
    const sealed = await readFile(this.#fileOf(id)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!sealed) return null;
    const content = unseal(await this.#key(), id, sealed);
    const end = content.indexOf('\n');
    return { ...JSON.parse(content.toString('utf8', 0, end)), bytes: content.subarray(end + 1) };
  }

  async erase(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => rm(this.#fileOf(id), { force: true })));
  }

  /** Space for more files, in bytes. */
  free(): Promise<number> {
    return freeSpace(this.#dataFolder);
  }

  #fileOf(id: string): string {
    if (!ID.test(id)) throw new Error('not an id of an upload');
    return join(this.#dataFolder, 'uploads', id);
  }

  #key = (): Promise<Buffer> => uploadKey(this.#dataFolder, this.#configuredKey);
}
