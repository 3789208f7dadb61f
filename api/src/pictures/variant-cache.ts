import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limit } from './limit.ts';
import { renderVariant } from './render.ts';
import { type Variant, variantName } from './variant.ts';

/** Encodes at once: more would only make everybody wait, and starve the requests that need no picture. */
const AT_ONCE = 2;

/** Keeps every variant on disk once it has been asked for; the same one is never made twice at the same time. */
export class VariantCache {
  readonly #folder: string;
  readonly #running = new Map<string, Promise<Buffer>>();
  readonly #limited = limit(AT_ONCE);

  /** @param folder may be deleted at any time: it is filled again */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The bytes of a variant.
   * @param key names the master's content: when the bytes change, so must the key
   */
  get(key: string, master: string, variant: Variant): Promise<Buffer> {
    const file = join(this.#folder, key, variantName(variant));
    const running = this.#running.get(file) ?? this.#read(file, master, variant);
    this.#running.set(file, running);
    return running.finally(() => this.#running.delete(file));
  }

  async #read(file: string, master: string, variant: Variant): Promise<Buffer> {
    try {
      return await readFile(file);
    } catch {
      const bytes = await this.#limited(() => renderVariant(master, variant));
      await mkdir(join(file, '..'), { recursive: true });
      const part = `${file}.${randomUUID()}`;
      await writeFile(part, bytes);
      await rename(part, file);
      return bytes;
    }
  }
}
