import type { Token } from './query-tokens.ts';
import * as words from './query-words.ts';

/** An amount of money in a query. */
export interface Money {
  value: number;
  /** True if a currency sign or a multiplier such as "k" marks it as money. */
  isMoney: boolean;
  text: string;
}

/** A position in the tokens of a query, with methods that consume what comes next. */
export class QueryCursor {
  readonly tokens: readonly Token[];
  at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  /** Consumes the longest of these phrases that comes next, and returns it. Null if none does. */
  take(phrases: readonly string[]): string | null {
    const found = phrases.filter((phrase) => phrase.split(' ').every((part, n) => this.textAt(n) === part));
    const longest = found.sort((a, b) => b.length - a.length)[0];
    if (longest === undefined) return null;
    this.at += longest.split(' ').length;
    return longest;
  }

  textAt(offset: number): string | undefined {
    return this.tokens[this.at + offset]?.text;
  }

  /** Runs `read`, and goes back to where it began if it returns null. */
  attempt<T>(read: () => T | null): T | null {
    const before = this.at;
    const result = read();
    if (result === null) this.at = before;
    return result;
  }

  readNumber(): number | null {
    const token = this.tokens[this.at];
    const number = token ? (token.number ?? words.NUMBER_WORDS[token.text] ?? null) : null;
    if (number !== null) this.at += 1;
    if (number !== null && this.textAt(0) === '+') this.at += 1;
    return number;
  }

  /** An amount, optionally with a currency sign before or after it. */
  readMoney(): Money | null {
    return this.attempt(() => {
      const signBefore = this.take([...words.CURRENCY_PHRASES, 'k€']);
      const token = this.tokens[this.at];
      if (token?.number == null) return null;
      this.at += 1;
      const factor = this.take(words.THOUSAND_PHRASES) ? 1000 : this.take(words.MILLION_PHRASES) ? 1_000_000 : 1;
      const signAfter = this.take(words.CURRENCY_PHRASES);
      const value = Math.round(token.number * factor);
      if (value > 1_000_000_000) return null;
      return { value, isMoney: Boolean(signBefore || signAfter || factor > 1), text: token.text };
    });
  }
}
