import { marked, type Token, type Tokens } from 'marked';
import { AGENCY_WORDS } from '../../kernel/index.ts';
import { BLOCK_KINDS } from './kinds.ts';
import { linkOf, type MailText, onlyWord, WORD } from './mail-text.ts';
import { type MailTemplate, type WordRule, wordsOf } from './templates.ts';

/** A problem, and the piece of the file that contains it, to find its line. */
export interface MailTextProblem {
  message: string;
  at: string;
}

const KNOWN_TOKENS = new Set([
  ...['space', 'heading', 'paragraph', 'list', 'list_item', 'hr'],
  ...['text', 'strong', 'em', 'link', 'br', 'escape'],
]);

/** Descriptions of tokens whose own name is unclear. */
const TOKEN_NAMES: Readonly<Record<string, string>> = {
  html: 'HTML',
  image: 'a picture',
  code: 'a block of code',
  codespan: 'code',
  table: 'a table',
  blockquote: 'a quotation',
};

/** All problems of a text of this mail, in the order of the text. */
export const checkMailText = (
  template: MailTemplate,
  text: MailText,
  linkProblem: (link: string) => string | null,
): MailTextProblem[] => checkText(template, wordsOf(template), text, linkProblem);

/** The same for a text that may use these words and those of the agency. */
export function checkText(
  template: string,
  words: ReadonlyMap<string, WordRule>,
  text: MailText,
  linkProblem: (link: string) => string | null,
): MailTextProblem[] {
  const problems: MailTextProblem[] = [];
  const add = (message: string | null, at: string) => message && problems.push({ message, at });
  for (const line of [text.subject, text.preview])
    for (const word of wordsIn(line)) add(problemInLine(template, word, words), `{${word}}`);
  const used = new Set<string>();
  const alone = new Set<Token>();
  marked.walkTokens([...text.tokens], (token) => {
    if (!KNOWN_TOKENS.has(token.type)) {
      add(`${TOKEN_NAMES[token.type] ?? token.type} is not allowed in a mail`, token.raw);
      return;
    }
    if (token.type === 'paragraph') for (const one of blockOf(token as Tokens.Paragraph, words)) alone.add(one);
    if (token.type === 'link') add(problemOfLink(token.href, words, linkProblem), token.href);
    if (token.type === 'link') for (const word of wordsIn(linkOf(token.href))) used.add(word);
    if (token.type !== 'text' || (token as Tokens.Text).tokens) return;
    for (const word of wordsIn(token.raw)) {
      used.add(word);
      add(problemInBody(template, word, words, alone.has(token)), `{${word}}`);
    }
  });
  for (const [word, { kind, isRequired }] of words)
    if (isRequired && (kind === 'link' || BLOCK_KINDS.has(kind)) && !used.has(word))
      add(`{${word}} is missing: without it the mail is useless`, '');
  return problems;
}

const wordsIn = (text: string): string[] => [...text.matchAll(WORD)].map(([, word = '']) => word);

const isAgencyWord = (word: string): boolean => (AGENCY_WORDS as readonly string[]).includes(word);

/** Lists the known words, for the message about an unknown one. */
function unknownWord(template: string, word: string, words: ReadonlyMap<string, WordRule>): string {
  const known = [...words.keys(), ...AGENCY_WORDS].map((one) => `{${one}}`).join(', ');
  return `{${word}} is not a word of the mail ${template}; it knows ${known}`;
}

function problemInLine(template: string, word: string, words: ReadonlyMap<string, WordRule>): string | null {
  if (isAgencyWord(word)) return null;
  const rule = words.get(word);
  if (!rule) return unknownWord(template, word, words);
  if (rule.kind !== 'text' && rule.kind !== 'typed') return `{${word}} is not allowed in a single line`;
  return rule.isRequired ? null : `{${word}} may be empty, so subject and preview cannot use it`;
}

function problemInBody(
  template: string,
  word: string,
  words: ReadonlyMap<string, WordRule>,
  isAlone: boolean,
): string | null {
  if (isAgencyWord(word)) return null;
  const rule = words.get(word);
  if (!rule) return unknownWord(template, word, words);
  if (rule.kind === 'link') return `{${word}} is an address: write [what to click]({${word}})`;
  return BLOCK_KINDS.has(rule.kind) && !isAlone ? `{${word}} must stand alone, between two empty lines` : null;
}

function problemOfLink(
  href: string,
  words: ReadonlyMap<string, WordRule>,
  linkProblem: (link: string) => string | null,
): string | null {
  const word = onlyWord(linkOf(href));
  if (word) return words.get(word)?.kind === 'link' ? null : `{${word}} is not an address`;
  return linkProblem(linkOf(href));
}

/** The block word that is the only content of a paragraph. */
function blockOf({ tokens }: Tokens.Paragraph, words: ReadonlyMap<string, WordRule>): Token[] {
  const [only, ...more] = tokens;
  const word = only?.type === 'text' && more.length === 0 ? onlyWord(only.raw) : null;
  const kind = word && words.get(word)?.kind;
  return only && kind && BLOCK_KINDS.has(kind) ? [only] : [];
}
