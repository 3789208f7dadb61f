import { marked, type Token, type Tokens } from 'marked';

/** The text of a mail in one language, as a file of the content folder holds it. */
export interface MailText {
  subject: string;
  /** The line that mailboxes show behind the subject; empty: the mail's own beginning. */
  preview: string;
  /** Of the Markdown below the fields. */
  tokens: readonly Token[];
}

/** A word in braces. */
export const WORD = /\{([A-Z][A-Z_]*)\}/g;

/** The only word of a text such as `{ROWS}`; null where it says more. */
export const onlyWord = (text: string): string | null => /^\{([A-Z][A-Z_]*)\}$/.exec(text.trim())?.[1] ?? null;

/** A paragraph that is one link and nothing else: it is shown as a button. */
export function buttonOf(token: Token): Tokens.Link | null {
  if (token.type !== 'paragraph') return null;
  const inside = (token as Tokens.Paragraph).tokens.filter((one) => one.type !== 'text' || one.raw.trim() !== '');
  return inside.length === 1 && inside[0]?.type === 'link' ? (inside[0] as Tokens.Link) : null;
}

/** A link as the file has it: the library writes braces of an address as `%7B`. */
export const linkOf = (href: string): string => href.replaceAll('%7B', '{').replaceAll('%7D', '}');

export const parseMarkdown = (body: string): readonly Token[] => marked.lexer(body, { gfm: true, breaks: true });
