import type { S3Client } from '@aws-sdk/client-s3';
import { RegistryError, StoreAway } from '../../registry/registry-error.ts';
import type { BucketPlace } from './bucket-place.ts';
import { createOnly, LIMITS, type Limits, type Loaded, loadClient, statusOf } from './s3-client.ts';
import type { Storage } from './storage.ts';

/** Creating it twice must fail: this proves that a store refuses to overwrite. */
const PROBE = '.conditional-writes';

/**
 * Releases and registry in a bucket of any S3-compatible store that honours `If-None-Match: *` on writes: the compare-and-swap
 * relies on it, so a store without it is never written to.
 */
export class S3Storage implements Storage {
  readonly place: string;
  readonly isFolder = false;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #load: () => Promise<Loaded>;
  readonly #limits: Limits;
  #conditional: Promise<void> | undefined;

  constructor(place: BucketPlace, environment: NodeJS.ProcessEnv, limits = LIMITS) {
    this.#limits = limits;
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
    return this.#ask(
      'file',
      async ({ client, GetObjectCommand }, abortSignal) => {
        const { Body } = await client.send(new GetObjectCommand(this.#at(key)), { abortSignal });
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      },
      null,
    );
  }

  async create(key: string, bytes: Uint8Array): Promise<boolean> {
    this.#conditional ??= this.#assertConditional().catch((error) => {
      // An unreachable store may be back.
      this.#conditional = undefined;
      throw error;
    });
    await this.#conditional;
    if (await this.#put(key, bytes)) return true;
    // The client retried because a response was lost: the stored object is ours.
    return (await this.read(key))?.equals(bytes) ?? false;
  }

  exists(key: string): Promise<boolean> {
    return this.#ask(
      'small',
      async ({ client, HeadObjectCommand }, abortSignal) => {
        await client.send(new HeadObjectCommand(this.#at(key)), { abortSignal });
        return true;
      },
      false,
    );
  }

  list(prefix: string): Promise<string[]> {
    return this.#ask('small', async ({ client, paginateListObjectsV2 }, abortSignal) => {
      const keys: string[] = [];
      const pages = paginateListObjectsV2(
        { client: client as S3Client },
        { Bucket: this.#bucket, Prefix: this.#prefix + prefix },
        { abortSignal },
      );
      for await (const { Contents = [] } of pages) {
        for (const { Key } of Contents) if (Key) keys.push(Key.slice(this.#prefix.length));
      }
      return keys;
    });
  }

  async remove(keys: string[]): Promise<void> {
    for (const key of keys) {
      const remove = ({ client, DeleteObjectCommand }: Loaded, abortSignal: AbortSignal) =>
        client.send(new DeleteObjectCommand(this.#at(key)), { abortSignal });
      await this.#ask('small', remove, null);
    }
  }

  #put(key: string, bytes: Uint8Array): Promise<boolean> {
    return this.#ask('file', (loaded, abortSignal) =>
      createOnly(loaded, { ...this.#at(key), Body: bytes }, abortSignal),
    );
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

  /** `absent`: the result when the store answers that there is nothing. Other errors become one line. */
  async #ask<T>(
    kind: keyof Limits,
    question: (loaded: Loaded, abortSignal: AbortSignal) => Promise<T>,
    absent?: T,
  ): Promise<T> {
    const limit = this.#limits[kind];
    let ending: AbortSignal | undefined;
    try {
      const loaded = await this.#load();
      // Start the deadline only now: on a busy machine the large import may take as long as the request.
      ending = AbortSignal.timeout(limit);
      return await Promise.race([question(loaded, ending), rejection(ending)]);
    } catch (error) {
      if (error instanceof RegistryError) throw error;
      const { name, message } = error as Error;
      if (absent !== undefined && statusOf(error) === 404 && name !== 'NoSuchBucket') return absent;
      const isLate = ending?.aborted ?? false;
      const reason = isLate
        ? `no answer within ${limit / 1000} s`
        : [name, message.split('\n')[0]].filter(Boolean).join(': ');
      const status = statusOf(error) ?? 0;
      const isAway = isLate || (isNetwork(error) && status === 0) || status >= 500;
      throw new (isAway ? StoreAway : RegistryError)(`${this.place} cannot be used: ${reason}`);
    }
  }
}

/** Whether the connection failed: a wrong setting has no such code. */
const isNetwork = (error: unknown): boolean => /^E[A-Z]+$/.test((error as NodeJS.ErrnoException).code ?? '');

/** Rejects when the signal aborts: the client stops listening to it once an answer has begun. */
function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
