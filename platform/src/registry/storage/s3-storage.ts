import type { S3Client } from '@aws-sdk/client-s3';
import { RegistryError } from '../registry-error.ts';
import type { BucketPlace } from './bucket-place.ts';
import { createOnly, forFile, type Loaded, loadClient, statusOf } from './s3-client.ts';
import type { Storage } from './storage.ts';

/** Its second creation must fail: that is how a store shows that it refuses to overwrite. */
const PROBE = '.conditional-writes';

/**
 * Releases and registry in a bucket of any S3-compatible store that honours `If-None-Match: *` on writes: the
 * compare-and-swap rests on it, so nothing is written to a store that does not.
 */
export class S3Storage implements Storage {
  readonly place: string;
  readonly isFolder = false;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #load: () => Promise<Loaded>;
  #conditional: Promise<void> | undefined;

  constructor(place: BucketPlace, environment: NodeJS.ProcessEnv) {
    this.place = `s3://${place.bucket}/${place.prefix}`;
    this.#bucket = place.bucket;
    this.#prefix = place.prefix === '' ? '' : `${place.prefix}/`;
    let loaded: Promise<Loaded> | undefined;
    this.#load = () => {
      loaded ??= loadClient(place.endpoint, environment);
      return loaded;
    };
  }

  read(key: string): Promise<Buffer | null> {
    return this.#ask(async ({ client, GetObjectCommand }) => {
      const { Body } = await client.send(new GetObjectCommand(this.#at(key)), forFile());
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    }, null);
  }

  async create(key: string, bytes: Uint8Array): Promise<boolean> {
    this.#conditional ??= this.#assertConditional();
    await this.#conditional;
    if (await this.#put(key, bytes)) return true;
    // An answer that was lost on the way made the client ask again: what is there is ours then.
    return (await this.read(key))?.equals(bytes) ?? false;
  }

  exists(key: string): Promise<boolean> {
    return this.#ask(async ({ client, HeadObjectCommand }) => {
      await client.send(new HeadObjectCommand(this.#at(key)));
      return true;
    }, false);
  }

  list(prefix: string): Promise<string[]> {
    return this.#ask(async ({ client, paginateListObjectsV2 }) => {
      const keys: string[] = [];
      const pages = paginateListObjectsV2(
        { client: client as S3Client },
        { Bucket: this.#bucket, Prefix: this.#prefix + prefix },
      );
      for await (const { Contents = [] } of pages) {
        for (const { Key } of Contents) if (Key) keys.push(Key.slice(this.#prefix.length));
      }
      return keys;
    });
  }

  async remove(keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#ask(({ client, DeleteObjectCommand }) => client.send(new DeleteObjectCommand(this.#at(key))), null);
    }
  }

  #put(key: string, bytes: Uint8Array): Promise<boolean> {
    return this.#ask((loaded) => createOnly(loaded, { ...this.#at(key), Body: bytes }));
  }

  async #assertConditional(): Promise<void> {
    const bytes = Buffer.from('A store that lets this be overwritten cannot hold a registry.\n');
    if (!(await this.#put(PROBE, bytes))) return;
    if (!(await this.#put(PROBE, bytes))) return;
    throw new RegistryError(
      `${this.place} ignores If-None-Match on writes: a publication could be lost, so none is made`,
    );
  }

  #at = (key: string) => ({ Bucket: this.#bucket, Key: this.#prefix + key });

  /** `absent`: the answer where the store says that there is nothing. Whatever else it says is told as one line. */
  async #ask<T>(question: (loaded: Loaded) => Promise<T>, absent?: T): Promise<T> {
    try {
      return await question(await this.#load());
    } catch (error) {
      if (error instanceof RegistryError) throw error;
      const { name, message } = error as Error;
      if (absent !== undefined && statusOf(error) === 404 && name !== 'NoSuchBucket') return absent;
      throw new RegistryError(
        `${this.place} cannot be used: ${[name, message.split('\n')[0]].filter(Boolean).join(': ')}`,
      );
    }
  }
}
