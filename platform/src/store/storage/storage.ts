/**
 * Where releases and the registry are stored: a folder or a bucket. Keys are paths with slashes, such as
 * `registry/00000017.json`. The value of a key never changes; it can only be removed.
 */
export interface Storage {
  /** For messages: the folder, or `s3://bucket/prefix`. */
  readonly place: string;
  /** A local folder: reading is cheap, and a user may change a file by hand. */
  readonly isFolder: boolean;
  /** The bytes; null if the key does not exist. */
  read(key: string): Promise<Buffer | null>;
  /** Creates the key atomically; false if it exists already. */
  create(key: string, bytes: Uint8Array): Promise<boolean>;
  exists(key: string): Promise<boolean>;
  /** All keys that begin with a prefix, in any order. */
  list(prefix: string): Promise<string[]>;
  /** A missing key is not an error. */
  remove(keys: string[]): Promise<void>;
}
