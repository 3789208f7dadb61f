import { hash } from 'node:crypto';
import type { SourceProblem } from './adapter.ts';

interface Picture {
  File?: unknown;
  Url?: unknown;
}

interface Sorted {
  kept: readonly Picture[];
  warnings: readonly SourceProblem[];
}

/** Words of a slot: two of the hash of the name, and the sum of the address, which is 0 in a free one. */
const WORDS = 3;

/**
 * Names of files that stand for pictures of different addresses, such as `…/17002610/12-1.jpg` and `…/17009999/12-1.jpg`: whose picture
 * `pictures/12-1.jpg` is, nobody can tell. Twelve bytes for each picture that has an address and is not fetched.
 */
export class PictureNames {
  readonly #fetches: (address: string) => boolean;
  readonly #shared: ReadonlySet<string>;
  /** Found by this reading of the file. */
  readonly shared = new Set<string>();
  #slots = new Uint32Array(1024 * WORDS);
  #count = 0;
  #last: { pictures: readonly Picture[]; sorted: Sorted } | null = null;

  /** @param shared names that an earlier reading of the file found */
  constructor(fetches: (address: string) => boolean, shared: ReadonlySet<string> = new Set()) {
    this.#fetches = fetches;
    this.#shared = shared;
  }

  /**
   * The pictures of a home without those of shared names, and a warning for each of these. The records of a home's languages share one list,
   * which is checked once.
   */
  check(pictures: readonly Picture[], at: { line: number; home: string; field: string }): Sorted {
    if (this.#last?.pictures !== pictures) this.#last = { pictures, sorted: this.#sort(pictures, at) };
    return this.#last.sorted;
  }

  #sort(pictures: readonly Picture[], at: { line: number; home: string; field: string }): Sorted {
    const warnings: SourceProblem[] = [];
    const kept = pictures.filter(({ File: name, Url: address }) => {
      if (typeof name !== 'string' || typeof address !== 'string' || this.#fetches(address)) return true;
      this.#note(name, address);
      if (!this.#shared.has(name)) return true;
      warnings.push({ ...at, of: 'Pictures', value: address, kind: 'sharedName', values: { name } });
      return false;
    });
    return { kept, warnings };
  }

  #note(name: string, address: string): void {
    if (this.#count * 2 * WORDS >= this.#slots.length) this.#grow();
    const [first, second] = wordsOf(name);
    const third = sumOf(address);
    const at = this.#find(first, second);
    if (this.#slots[at + 2] === 0) {
      this.#slots.set([first, second, third], at);
      this.#count += 1;
    } else if (this.#slots[at + 2] !== third) this.shared.add(name);
  }

  /** The slot of a name, or the free one where it goes. */
  #find(first: number, second: number): number {
    const slots = this.#slots;
    let at = (first % (slots.length / WORDS)) * WORDS;
    while (slots[at + 2] !== 0 && (slots[at] !== first || slots[at + 1] !== second)) at = (at + WORDS) % slots.length;
    return at;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Uint32Array(before.length * 2);
    for (let at = 0; at < before.length; at += WORDS)
      if (before[at + 2] !== 0)
        this.#slots.set(before.subarray(at, at + WORDS), this.#find(before[at] as number, before[at + 1] as number));
  }
}

/** FNV-1a of an address, which two addresses of one name hardly share; never 0. */
function sumOf(address: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < address.length; at += 1) sum = Math.imul(sum ^ address.charCodeAt(at), 0x01000193);
  return sum >>> 0 || 1;
}

/** Two words of a hash. */
function wordsOf(text: string): [number, number] {
  const bytes = hash('sha1', text, 'buffer');
  return [bytes.readUInt32LE(0), bytes.readUInt32LE(4)];
}
