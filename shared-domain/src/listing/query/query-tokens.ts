import { foldText } from '../../language/fold-text.ts';

/** A word, a sign or a number in a query. */
export interface Token {
  /** In folded form: lower case, without accents. */
  text: string;
  /** Value of a number; null for words and signs. */
  number: number | null;
}

/** A text with more tokens is not a query. */
const MOST_TOKENS = 40;

/** A number with or without thousands separators, a sign that compares, a euro sign, or a word. */
const TOKEN = /(\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)|(<=|>=|[<>≤≥€+-])|([\p{L}][\p{L}\p{N}]*)/gu;

const SIGNS: Readonly<Record<string, string>> = { '≤': '<=', '≥': '>=' };

/** Splits a text into tokens; all other characters separate them. Null if the text is too long for a query. */
export function readTokens(text: string): Token[] | null {
  const tokens: Token[] = [];
  // Folding would join a superscript with the number before it.
  for (const [, number, sign, word] of foldText(text.replaceAll('²', '2 ')).matchAll(TOKEN)) {
    if (number !== undefined) tokens.push({ text: number, number: numberIn(number) });
    else tokens.push({ text: sign === undefined ? (word ?? '') : (SIGNS[sign] ?? sign), number: null });
    if (tokens.length > MOST_TOKENS) return null;
  }
  return tokens;
}

/** @example numberIn('250.000') // 250000; numberIn('1,5') // 1.5 */
function numberIn(text: string): number {
  const isThousands = /^\d{1,3}(?:\D\d{3})+$/.test(text);
  return Number(isThousands ? text.replace(/\D/g, '') : text.replace(',', '.'));
}
