import type { MailFigure, MailHome, MailLink, MailRow } from './kinds.ts';

/** A piece of a sentence. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'break' }
  | { type: 'strong' | 'em'; parts: Inline[] }
  | { type: 'link'; href: string; parts: Inline[] };

/** A block of a mail with its values filled in. HTML and text are rendered from blocks. */
export type Block =
  | { type: 'heading'; level: 1 | 2; parts: Inline[] }
  | { type: 'paragraph'; parts: Inline[] }
  | { type: 'button'; href: string; parts: Inline[] }
  | { type: 'list'; isOrdered: boolean; items: Inline[][] }
  | { type: 'rule' }
  | { type: 'quote'; lines: string[] }
  | { type: 'rows'; rows: readonly MailRow[] }
  | { type: 'links'; links: readonly MailLink[] }
  | { type: 'homes'; homes: readonly MailHome[] }
  | { type: 'chart'; figures: readonly MailFigure[] };

/** A sentence as plain text. */
export const plainOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.type === 'text' ? part.text : part.type === 'break' ? '\n' : plainOf(part.parts))).join('');
