import { FeedError } from '../../reading/feed-error.ts';

/** A record of a JSON source. */
export interface JsonRecord {
  value: Record<string, unknown>;
  /** Line on which it begins, from 1. */
  line: number;
}

/** Maximum characters of one record: a longer one is not a home. */
const LONGEST = 32 * 1024 * 1024;

/** Outside texts, all other characters can be skipped. */
const STRUCTURE = /["{}[\]\n]/g;
const IN_TEXT = /["\\]/g;

/** The key before a value, and how far back it is looked for. */
const KEY = /"([^"\\]*)"\s*:\s*$/;
const LONGEST_KEY = 200;

/**
 * Streams the objects of a JSON source: those in its list, those of the lists with this name in its objects, or the objects themselves. Several
 * documents may follow each other, as in NDJSON. Earlier records are not kept.
 * @param onAnswer called with each object that has such a list, whose items are left out, when it ends
 * @throws FeedError if it is not JSON
 */
export async function* jsonRecords(
  parts: AsyncIterable<string>,
  list: string,
  onAnswer: (answer: Record<string, unknown>) => void = () => {},
): AsyncGenerator<JsonRecord> {
  const scan = new RecordScan(list, onAnswer);
  for await (const part of parts) yield* scan.read(part);
  scan.end();
}

/**
 * @param promised number of homes that the answer says there are, over all pages
 * @throws FeedError if there are fewer, or none
 */
export function checkFound(found: number, promised = 0): void {
  if (found < promised) throw new FeedError('pagesMissing', { found, promised });
  if (found === 0) throw new FeedError('noHomes');
}

/** Whether a file is one home that somebody saved, without a list around it: it says nothing on the others. */
export const isAlone = (head: string, { found, answers }: { found: number; answers: number }): boolean =>
  found === 1 && answers === 0 && !head.trimStart().startsWith('[');

/** Finds where records begin and end; `JSON.parse` validates them. */
class RecordScan {
  readonly #list: string;
  readonly #onAnswer: (answer: Record<string, unknown>) => void;
  #depth = 0;
  #line = 1;
  #isText = false;
  #isEscaped = false;
  /** Depth at which records begin: in a list, or in the list of an object. */
  #recordDepth = 0;
  /** The record, or the object around the list, as far as it was read; null outside. */
  #held: string | null = null;
  #heldLine = 1;
  /** The object around the list, which is being read. */
  #answer: string | null = null;

  constructor(list: string, onAnswer: (answer: Record<string, unknown>) => void) {
    this.#list = list;
    this.#onAnswer = onAnswer;
  }

  *read(part: string): Generator<JsonRecord> {
    let from = 0;
    let at = this.#isEscaped ? 1 : 0;
    this.#isEscaped = false;
    for (;;) {
      const pattern = this.#isText ? IN_TEXT : STRUCTURE;
      pattern.lastIndex = at;
      const index = pattern.exec(part)?.index;
      if (index === undefined) break;
      const sign = part[index] as string;
      at = index + 1;
      if (sign === '"') this.#isText = !this.#isText;
      else if (sign === '\\') at += 1;
      else if (sign === '\n') this.#line += 1;
      else if (sign === '{' || sign === '[') {
        const before = this.#held === null ? '' : this.#held.slice(-LONGEST_KEY) + part.slice(from, index);
        if (this.#opens(sign, before)) {
          if (sign === '[') this.#answer = `${this.#held}${part.slice(from, at)}`;
          this.#held = sign === '{' ? '' : null;
          this.#heldLine = this.#line;
          from = index;
        }
        this.#depth += 1;
      } else {
        this.#depth -= 1;
        if (this.#depth < 0) throw new FeedError('closesNothing', { line: this.#line, sign });
        if (sign === ']') from = this.#closesList() ? index : from;
        else if (this.#held !== null && this.#depth === this.#recordDepth)
          yield* this.#take(this.#held + part.slice(from, at));
      }
    }
    this.#isEscaped = at > part.length;
    if (this.#held === null) return;
    this.#held += part.slice(from);
    if (this.#held.length > LONGEST) throw new FeedError('lineLong', { line: this.#heldLine, mb: 32 });
  }

  end(): void {
    if (this.#depth > 0 || this.#isText) throw new FeedError('cutOff');
  }

  /** Whether a record begins here, or the list of an object. */
  #opens(sign: string, before: string): boolean {
    if (sign === '{') return this.#held === null && this.#depth === this.#recordDepth;
    if (this.#held === null && this.#depth === 0) this.#recordDepth = 1;
    const isList = this.#held !== null && this.#depth === 1 && this.#recordDepth === 0;
    if (!isList || KEY.exec(before)?.[1] !== this.#list) return false;
    this.#recordDepth = 2;
    return true;
  }

  /** Whether the object around the list goes on here. */
  #closesList(): boolean {
    if (this.#depth !== this.#recordDepth - 1) return false;
    this.#recordDepth = 0;
    this.#held = this.#answer;
    return this.#held !== null;
  }

  *#take(text: string): Generator<JsonRecord> {
    const line = this.#heldLine;
    this.#held = null;
    const value = parsed(text, line);
    if (this.#answer === null || this.#recordDepth === 2) yield { value, line };
    else {
      this.#answer = null;
      this.#onAnswer(value);
    }
  }
}

function parsed(text: string, line: number): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FeedError('lineJson', { line, reason: (error as Error).message });
  }
}
