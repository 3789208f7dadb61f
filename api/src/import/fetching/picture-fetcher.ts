import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UNFINISHED } from '../../kernel/index.ts';
import { type FetchedPicture, fetchPicture } from './fetch-picture.ts';
import { NotFetched } from './follow.ts';
import type { PictureAnswer } from './picture-answer.ts';
import { allowedAddress } from './picture-hosts.ts';

export interface FetcherOptions {
  /** State folder. */
  dataFolder: string;
  /** Hosts that pictures may be fetched from. */
  hosts: readonly string[];
  signal?: AbortSignal | undefined;
}

/**
 * Fetches pictures that a feed lists by address, from allowed hosts. The files are kept until an import has finished,
 * so that an interrupted import can resume.
 */
export class PictureFetcher {
  readonly #options: FetcherOptions;
  readonly #folder: string;
  #kept: Promise<Map<string, string>> | null = null;

  constructor(options: FetcherOptions) {
    this.#options = options;
    this.#folder = join(options.dataFolder, 'fetched-pictures');
  }

  /** Whether this is an address that pictures are fetched from. */
  takes(address: string): boolean {
    return allowedAddress(address, this.#options.hosts) !== null;
  }

  /**
   * The file of a picture.
   * @param address one that `takes` accepts
   * @param before what its server said when it was fetched before
   * @returns null if the picture is as before
   * @throws NotFetched with the reason
   */
  async get(address: string, before: PictureAnswer | null = null): Promise<FetchedPicture | null> {
    const { hosts, signal } = this.#options;
    const url = allowedAddress(address, hosts);
    if (!url) throw new NotFetched('fetchUnlisted');
    const name = createHash('sha256').update(url.href).digest('hex').slice(0, 32);
    this.#kept ??= this.#list();
    const kept = (await this.#kept).get(name);
    if (kept) return { file: kept, answer: { etag: null, lastModified: null, length: null } };
    return fetchPicture(url, { hosts, target: join(this.#folder, name), signal, before });
  }

  /** Deletes the fetched files, which are in the library now. */
  async clear(): Promise<void> {
    this.#kept = null;
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #list(): Promise<Map<string, string>> {
    const names = await readdir(this.#folder).catch(() => []);
    const whole = names.filter((name) => !name.endsWith(UNFINISHED));
    return new Map(whole.map((name) => [name.slice(0, name.indexOf('.')), join(this.#folder, name)]));
  }
}
