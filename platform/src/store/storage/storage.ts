/**
 * Where releases and the registry lie: a folder, or a bucket. Keys are paths with slashes, such as
 * `registry/00000017.json`. What lies under a key never changes; it can only be removed.
 */
export interface Storage {
  /** For messages: the folder, or `s3://bucket/prefix`. */
  readonly place: string;
  /** A folder of this machine: reading costs little, and somebody may change a file by hand. */
  readonly isFolder: boolean;
  /** The bytes; null where there are none. */
  read(key: string): Promise<Buffer | null>;
  /** Puts bytes where there are none, all or nothing; false when something is there already, whoever was first. */
  create(key: string, bytes: Uint8Array): Promise<boolean>;
  exists(key: string): Promise<boolean>;
  /** All keys that begin with a prefix, in any order. */
  list(prefix: string): Promise<string[]>;
  /** What is not there is no error. */
  remove(keys: string[]): Promise<void>;
}
