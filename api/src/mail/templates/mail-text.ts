import { marked, type Token, type Tokens } from 'marked';

/** The text of a mail in one language, as in a file of the content folder. */
export interface MailText {
  subject: string;
  /** The preview line that mailboxes show after the subject; empty: they show the beginning of the mail. */
  preview: string;
  /** Tokens of the Markdown below the fields. */
  tokens: readonly Token[];
}

/** A word in braces. */
export const WORD = /\{([A-Z][A-Z_]*)\}/g;

/** The word of a text that consists of one word, such as `{ROWS}`; null for any other text. */
export const onlyWord = (text: string): string | null => /^\{([A-Z][A-Z_]*)\}$/.exec(text.trim())?.[1] ?? null;

/** The link of a paragraph that is only a link: it becomes a button. */
export function buttonOf(token: Token): Tokens.Link | null {
  if (token.type !== 'paragraph') return null;
  const inside = (token as Tokens.Paragraph).tokens.filter((one) => one.type !== 'text' || one.raw.trim() !== '');
  return inside.length === 1 && inside[0]?.type === 'link' ? (inside[0] as Tokens.Link) : null;
}

/** A link as written in the file: the library encodes braces of an address as `%7B`. */
export const linkOf = (href: string): string => href.replaceAll('%7B', '{').replaceAll('%7D', '}');

export const parseMarkdown = (body: string): readonly Token[] => marked.lexer(body, { gfm: true, breaks: true });
