import type { MailHome, MailLink, MailRow } from './kinds.ts';

/** A piece of a sentence. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'break' }
  | { type: 'strong' | 'em'; parts: Inline[] }
  | { type: 'link'; href: string; parts: Inline[] };

/** A mail with its values in place: HTML and text are written from it. */
export type Block =
  | { type: 'heading'; level: 1 | 2; parts: Inline[] }
  | { type: 'paragraph'; parts: Inline[] }
  | { type: 'button'; href: string; parts: Inline[] }
  | { type: 'list'; isOrdered: boolean; items: Inline[][] }
  | { type: 'rule' }
  | { type: 'quote'; lines: string[] }
  | { type: 'rows'; rows: readonly MailRow[] }
  | { type: 'links'; links: readonly MailLink[] }
  | { type: 'homes'; homes: readonly MailHome[] };

/** The words of a sentence alone. */
export const plainOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.type === 'text' ? part.text : part.type === 'break' ? '\n' : plainOf(part.parts))).join('');
