import { foldText } from '../../language/fold-text.ts';

/** A word, a sign or a number of a typed text. */
export interface Token {
  /** Folded. */
  text: string;
  /** Of a number. */
  number: number | null;
}

/** Longer texts are no query. */
const MOST_TOKENS = 40;

/** Numbers with or without marks between thousands, signs that compare, euro, words. */
const TOKEN = /(\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)|(<=|>=|[<>≤≥€+-])|([\p{L}][\p{L}\p{N}]*)/gu;

const SIGNS: Readonly<Record<string, string>> = { '≤': '<=', '≥': '>=' };

/** Takes a text apart; what is neither word nor number nor sign separates them. Null where it is too long for a query. */
export function readTokens(text: string): Token[] | null {
  const tokens: Token[] = [];
  // Superscripts would be joined with a number before them.
  for (const [, number, sign, word] of foldText(text.replaceAll('²', '2 ')).matchAll(TOKEN)) {
    if (number !== undefined) tokens.push({ text: number, number: numberIn(number) });
    else tokens.push({ text: sign === undefined ? (word ?? '') : (SIGNS[sign] ?? sign), number: null });
    if (tokens.length > MOST_TOKENS) return null;
  }
  return tokens;
}

/** "250.000" is two hundred and fifty thousand, "1,5" one and a half. */
function numberIn(text: string): number {
  const isThousands = /^\d{1,3}(?:\D\d{3})+$/.test(text);
  return Number(isThousands ? text.replace(/\D/g, '') : text.replace(',', '.'));
}
