import type { Language } from '@facade/shared-domain/model';
import { type Block, type Inline, plainOf } from './blocks.ts';
import type { MailHome } from './kinds.ts';

/** The mail as plain text: what the HTML says, in the same order. */
export const textOf = (blocks: readonly Block[], language: Language): string =>
  blocks
    .map((block) => textOfBlock(block, language === 'fr' ? '\u00a0:' : ':'))
    .filter((text) => text !== '')
    .join('\n\n');

/** @param colon as the language prints it */
function textOfBlock(block: Block, colon: string): string {
  switch (block.type) {
    case 'heading':
      return plainOf(block.parts).toLocaleUpperCase();
    case 'paragraph':
      return sentence(block.parts);
    case 'button':
      return `${plainOf(block.parts)}${colon}\n${block.href}`;
    case 'list':
      return block.items
        .map((parts, place) => `${block.isOrdered ? `${place + 1}.` : '-'} ${sentence(parts)}`)
        .join('\n');
    case 'rule':
      return '---';
    case 'quote':
      return block.lines.map((line) => (line ? `> ${line}` : '>')).join('\n');
    case 'rows':
      return block.rows.map(({ label, value, href }) => `${label}${colon} ${value}${webOnly(href, value)}`).join('\n');
    case 'links':
      return block.links
        .map(({ label, url, note }) => `${label}${note ? ` (${note})` : ''}${colon}\n${url}`)
        .join('\n\n');
    case 'homes':
      return block.homes.map((home) => textOfHome(home, colon)).join('\n\n');
  }
}

/** A mail or phone number is readable as it stands; a web address is not behind its name. */
const webOnly = (href: string | undefined, value: string): string =>
  href && /^https?:/.test(href) && href !== value ? `\n${href}` : '';

const textOfHome = ({ label, title, place, facts, price, url }: MailHome, colon: string): string =>
  [label ? `${label}${colon} ${title}` : title, [place, facts].filter(Boolean).join(' · '), price, url]
    .filter(Boolean)
    .join('\n');

/** With the address behind what is clicked, unless it is its own name. */
const sentence = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.type === 'text') return part.text;
      if (part.type === 'break') return '\n';
      if (part.type !== 'link') return sentence(part.parts);
      const name = plainOf(part.parts);
      const address = part.href.replace(/^(mailto|tel):/, '');
      return part.href === name || !/^https?:/.test(part.href) ? name || address : `${name} (${part.href})`;
    })
    .join('');
