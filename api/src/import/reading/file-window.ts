import type { FileHandle } from 'node:fs/promises';
import { FeedError } from './feed-error.ts';

/** Bytes read at a time. */
const STEP = 1024 * 1024;

/** Maximum length of a record, to limit memory: a longer one is not a feed. */
const LONGEST = 32 * 1024 * 1024;

/** A window over a file. It only moves forward. */
export class FileWindow {
  bytes: Buffer = Buffer.allocUnsafe(2 * STEP);
  /** Index in {@link bytes} of the next byte. */
  at = 0;
  /** Index in {@link bytes} after the last byte that was read. */
  end = 0;
  /** Offset in the file of the first of {@link bytes}. */
  base = 0;
  readonly #file: FileHandle;
  readonly #beforeMove: (place: number) => Promise<void>;

  /** @param beforeMove called with the offset reached, before {@link bytes} are overwritten */
  constructor(file: FileHandle, beforeMove: (place: number) => Promise<void> = async () => {}) {
    this.#file = file;
    this.#beforeMove = beforeMove;
  }

  /** Reads more, and keeps the bytes from `at`, which becomes 0. Returns whether there was more. */
  async more(): Promise<boolean> {
    await this.#beforeMove(this.base + this.at);
    this.bytes.copy(this.bytes, 0, this.at, this.end);
    this.base += this.at;
    this.end -= this.at;
    this.at = 0;
    if (this.bytes.length - this.end < STEP) this.#grow();
    const { bytesRead } = await this.#file.read(this.bytes, this.end, STEP, this.base + this.end);
    this.end += bytesRead;
    return bytesRead > 0;
  }

  #grow(): void {
    if (this.bytes.length >= LONGEST) throw new FeedError(`has a record of more than ${LONGEST / STEP} MB`);
    const larger = Buffer.allocUnsafe(this.bytes.length * 2);
    this.bytes.copy(larger, 0, 0, this.end);
    this.bytes = larger;
  }
}
