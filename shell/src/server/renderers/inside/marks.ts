import { AsyncLocalStorage } from 'node:async_hooks';
import { writeSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import { MARK_BYTES, type Mark, writeMark } from '../mark.ts';

/** A release whose code is running, and for which page. */
export interface Place {
  section: string;
  release: string;
  job: number;
}

/** The shell's own code. */
const NOBODY: Place = { section: '', release: '', job: 0 };

/** Growth below this, in bytes, is that of the renderer itself. */
const NOTABLE = 4 * 1024 * 1024;

/**
 * Says whose code runs now, in a few bytes at the start of a file that the shell's server reads when this process does not answer or has
 * ended: that code cannot say it itself. A write takes 3 µs. Also measures whose code takes memory.
 */
export class Marks {
  readonly #file: number;
  readonly #places = new AsyncLocalStorage<Place>();
  readonly #bytes = Buffer.alloc(MARK_BYTES);
  /** Release → memory taken while its code ran, in bytes. */
  readonly #taken = new Map<string, { place: Place; bytes: number }>();
  #number = 0;
  #now: Place | null = null;
  #before = 0;
  #clearing = false;

  constructor(file: number) {
    this.#file = file;
    this.#write({ ...NOBODY, isBusy: false });
  }

  /** From now on code of this place runs; null: the shell's own. */
  enter(place: Place | null): void {
    this.#account(place);
    this.#write({ ...(place ?? NOBODY), isBusy: true });
    if (this.#clearing) return;
    this.#clearing = true;
    setImmediate(() => {
      this.#clearing = false;
      this.#account(null);
      this.#write({ ...NOBODY, isBusy: false });
    });
  }

  /** Runs code of a section. What it starts itself, such as timers, also belongs to the place. */
  run<T>(place: Place, code: () => T): T {
    return this.#places.run(place, () => {
      this.enter(place);
      return code();
    });
  }

  /** The place whose code runs now or has started what runs now. */
  get place(): Place | undefined {
    return this.#places.getStore() ?? this.#now ?? undefined;
  }

  /** The release that took more than half of all the memory that releases took; null if none did. */
  get largest(): Place | null {
    const all = [...this.#taken.values()].sort((a, b) => b.bytes - a.bytes);
    const sum = all.reduce((total, { bytes }) => total + bytes, 0);
    return all[0] && all[0].bytes * 2 > sum ? all[0].place : null;
  }

  #account(next: Place | null): void {
    const used = usedMemory();
    const grown = used - this.#before;
    if (this.#now && grown > NOTABLE) {
      const key = `${this.#now.section}@${this.#now.release}`;
      this.#taken.set(key, { place: this.#now, bytes: (this.#taken.get(key)?.bytes ?? 0) + grown });
    }
    this.#before = used;
    this.#now = next;
  }

  #write(mark: Omit<Mark, 'number'>): void {
    this.#number += 1;
    writeMark(this.#bytes, { ...mark, number: this.#number });
    writeSync(this.#file, this.#bytes, 0, MARK_BYTES, 0);
  }
}

function usedMemory(): number {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  return heap + external;
}
