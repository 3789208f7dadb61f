import type { FileHandle } from 'node:fs/promises';
import { FeedError } from './feed-error.ts';

/** Bytes read at a time. */
const STEP = 1024 * 1024;

/** Space before each part that was read, for the record that begins in the part before it. */
const ROOM = 64 * 1024;

/** Maximum length of a record, to limit memory: a longer one is not a feed. */
const LONGEST = 32 * 1024 * 1024;

/** A part of the file: from `ROOM` on in its buffer. */
interface Part {
  buffer: Buffer;
  bytesRead: number;
}

/** A window over a file. It only moves forward, and reads the next part while the caller uses this one. */
export class FileWindow {
  bytes: Buffer = Buffer.alloc(0);
  /** Index in {@link bytes} of the next byte. */
  at = 0;
  /** Index in {@link bytes} after the last byte that was read. */
  end = 0;
  /** Offset in the file of the first of {@link bytes}; negative if that is before the file. */
  base = 0;
  readonly #file: FileHandle;
  readonly #beforeMove: (place: number) => Promise<void>;
  #ahead: Promise<Part> | undefined;

  /** @param beforeMove called with the offset reached, before {@link bytes} are overwritten */
  constructor(file: FileHandle, beforeMove: (place: number) => Promise<void> = async () => {}) {
    this.#file = file;
    this.#beforeMove = beforeMove;
  }

  /** Reads more, and keeps the bytes from `at`, whose index changes. Returns whether there was more. */
  async more(): Promise<boolean> {
    await this.#beforeMove(this.base + this.at);
    const place = this.base + this.end;
    const { buffer, bytesRead } = await (this.#ahead ?? this.#read(partBuffer(), place));
    const isLong = this.end - this.at > ROOM;
    const spare = isLong ? this.#append(buffer, bytesRead) : this.#replace(buffer, bytesRead);
    this.#ahead = this.#read(spare, place + bytesRead);
    // The caller may never need it, or awaits it later.
    this.#ahead.catch(() => {});
    return bytesRead > 0;
  }

  async #read(buffer: Buffer, place: number): Promise<Part> {
    const { bytesRead } = await this.#file.read(buffer, ROOM, STEP, place);
    return { buffer, bytesRead };
  }

  /** Moves to the next part. Returns a buffer for the one after it. */
  #replace(buffer: Buffer, bytesRead: number): Buffer {
    const before = this.bytes;
    const first = ROOM - (this.end - this.at);
    before.copy(buffer, first, this.at, this.end);
    this.bytes = buffer;
    this.base += this.at - first;
    this.at = first;
    this.end = ROOM + bytesRead;
    return before.length === ROOM + STEP ? before : partBuffer();
  }

  /** Adds the next part to a long record. Returns a buffer for the one after it. */
  #append(buffer: Buffer, bytesRead: number): Buffer {
    const before = this.bytes;
    const kept = this.end - this.at;
    if (kept + bytesRead > before.length) {
      if (before.length >= LONGEST) throw new FeedError('recordLong', { mb: LONGEST / STEP });
      this.bytes = Buffer.allocUnsafe(before.length * 2);
    }
    before.copy(this.bytes, 0, this.at, this.end);
    buffer.copy(this.bytes, kept, ROOM, ROOM + bytesRead);
    this.base += this.at;
    this.at = 0;
    this.end = kept + bytesRead;
    return buffer;
  }
}

const partBuffer = () => Buffer.allocUnsafeSlow(ROOM + STEP);
