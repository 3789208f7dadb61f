/** What JSON begins with. */
export interface JsonShape {
  /** Whether it is a list; the keys are then those of its first object. */
  isList: boolean;
  /** The keys of the first object, as far as the text reaches. */
  keys: readonly string[];
  /** Whether the object or empty list ends within the text. */
  isWhole: boolean;
}

const SPACE = /\s*/y;
const TEXT = /"(?:[^"\\]|\\[\s\S])*"/y;
const BARE = /[^\s",{}[\]:]+/y;

/** The shape of a text that may be cut off; null if it is not the beginning of JSON's objects or lists. */
export function jsonShape(text: string): JsonShape | null {
  const scan = new Scan(text);
  const isList = scan.takes('[');
  if (isList && scan.takes(']')) return { isList, keys: [], isWhole: true };
  if (!scan.takes('{')) return null;
  const keys: string[] = [];
  if (scan.takes('}')) return { isList, keys, isWhole: true };
  do {
    const key = scan.text();
    if (key === null || !scan.takes(':'))
      return keys.length > 0 || scan.isAtEnd ? { isList, keys, isWhole: false } : null;
    keys.push(key);
    scan.skipValue();
  } while (scan.takes(','));
  return { isList, keys, isWhole: scan.takes('}') };
}

/** A position that moves over a text. */
class Scan {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#match(SPACE) !== null && this.#at === this.#text.length;
  }

  takes(sign: string): boolean {
    this.#match(SPACE);
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  text(): string | null {
    this.#match(SPACE);
    const found = this.#match(TEXT);
    try {
      return found === null ? null : JSON.parse(found);
    } catch {
      return null;
    }
  }

  /** Moves after a value, or to the end if it is cut off. */
  skipValue(): void {
    let depth = 0;
    do {
      this.#match(SPACE);
      const sign = this.#text[this.#at];
      if (this.#match(TEXT) !== null || this.#match(BARE) !== null) continue;
      if (sign === undefined || sign === '"') {
        this.#at = this.#text.length;
        return;
      }
      if (sign === '{' || sign === '[') depth += 1;
      if (sign === '}' || sign === ']') depth -= 1;
      this.#at += 1;
    } while (depth > 0);
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at = pattern.lastIndex;
    return found ?? null;
  }
}
