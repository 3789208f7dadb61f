import type { FileHandle } from 'node:fs/promises';
import { FeedError } from './feed-error.ts';

/** Bytes read at a time. */
const STEP = 1024 * 1024;

/** No record is longer: what is longer is not a feed, and would take the memory. */
const LONGEST = 32 * 1024 * 1024;

/** The part of a file that is being looked at. It moves on and never back. */
export class FileWindow {
  bytes: Buffer = Buffer.allocUnsafe(2 * STEP);
  /** Index in {@link bytes} of what is looked at next. */
  at = 0;
  /** Index in {@link bytes} behind the last byte that was read. */
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

  /** Reads on, and keeps what is read from `at`, which becomes 0. Returns whether there was more. */
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
