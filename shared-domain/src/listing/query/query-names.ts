import { foldName } from '../../language/fold-text.ts';
import { QueryAmounts } from './query-amounts.ts';
import type { Token } from './query-tokens.ts';
import { spellingsOf, typesCalled, type VocabularyIndex } from './query-vocabulary.ts';
import * as words from './query-words.ts';
import { nameKey } from './search-words.ts';

/** What may be a name in a text. */
interface KnownNames {
  /** Keys of streets: see `nameKey`. */
  streets: ReadonlySet<string>;
  /** Names that the text has in quotes. */
  quoted: readonly string[];
}

/** Most words in the name of a street. */
export const LONGEST_STREET = 8;

/** Most words in the name of a kind of home. */
const LONGEST_KIND = 4;

/** Parses the names of streets and of kinds of homes: "villa" is a kind of house. */
export class QueryNames extends QueryAmounts {
  readonly #streets: ReadonlySet<string>;
  /** Streets, and names in quotes. */
  readonly names: string[];
  /** Kinds of homes, each with its types. */
  readonly kinds = new Map<string, readonly number[]>();
  /** A kind is named beside something else: "house or villa". */
  isKindBeside = false;
  /** Words that were not understood, in folded form. */
  readonly ignored = new Set<string>();

  constructor(tokens: readonly Token[], index: VocabularyIndex, { streets, quoted }: KnownNames) {
    super(tokens, index);
    this.#streets = streets;
    this.names = [...quoted];
  }

  readStreet(): boolean {
    const length = this.#lengthOfStreet() || this.#lengthOfUnknownStreet();
    if (length === 0) return false;
    this.names.push(foldName(this.#next(length).join(' ')));
    this.at += length;
    this.#readHouseNumber();
    return true;
  }

  readKind(): boolean {
    for (let length = LONGEST_KIND; length > 0; length -= 1) {
      const parts = this.#next(length);
      const name = parts.length === length && spellingsOf(parts.join(' ')).find((one) => this.index.kinds.has(one));
      if (!name || typesCalled(parts.join(' '), this.index).length > 0) continue;
      this.isKindBeside ||= [-1, length].some((offset) => words.BESIDE_WORDS.has(this.textAt(offset) ?? ''));
      this.at += length;
      this.kinds.set(name, this.index.kinds.get(name) ?? []);
      return true;
    }
    return false;
  }

  /** A street with homes; a single word is found as any other word is. */
  #lengthOfStreet(): number {
    for (let length = Math.min(LONGEST_STREET, this.tokens.length - this.at); length > 1; length -= 1) {
      const key = nameKey(this.#next(length).join(' '));
      if (this.#streets.has(key) && !this.index.townsByName.has(key)) return length;
    }
    return 0;
  }

  /** "rue de Soignies": what follows such a word is no town, even if no home is in that street. */
  #lengthOfUnknownStreet(): number {
    if (!words.STREET_WORDS.has(this.textAt(0) ?? '')) return 0;
    let length = 1;
    const skip = (fillers: ReadonlySet<string>) => {
      while (fillers.has(this.textAt(length) ?? '')) length += 1;
    };
    do {
      skip(words.STREET_ARTICLES);
      skip(words.SAINT_WORDS);
      if (!/^\p{L}/u.test(this.textAt(length) ?? '')) return 0;
      length += 1;
    } while (words.STREET_ARTICLES.has(this.textAt(length) ?? ''));
    return length;
  }

  /** Only at the end: elsewhere a number counts or measures something. */
  #readHouseNumber(): void {
    const text = this.textAt(0) ?? '';
    if (this.at !== this.tokens.length - 1 || !/^\d{1,3}$/.test(text)) return;
    this.ignored.add(text);
    this.at += 1;
  }

  #next = (length: number): string[] => this.tokens.slice(this.at, this.at + length).map(({ text }) => text);
}
