import type { Language } from '@facade/shared-domain/model';
import { type Block, type Inline, plainOf } from './blocks.ts';
import type { MailHome, MailLink } from './kinds.ts';

/** The mail as plain text, with the content of the HTML in the same order. */
export const textOf = (blocks: readonly Block[], language: Language): string =>
  blocks
    .map((block) => textOfBlock(block, language === 'fr' ? '\u00a0:' : ':'))
    .filter((text) => text !== '')
    .join('\n\n');

/** @param colon in the typography of the language */
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
    case 'chart':
      return block.figures
        .map(({ label, bars }) => `${label}${colon} ${bars.map((bar) => `${bar.label} ${bar.text}`).join(' · ')}`)
        .join('\n');
    case 'homes':
      return block.homes.map((home) => textOfHome(home, colon)).join('\n\n');
  }
}

/** A mail address or phone number is already readable; a web address is hidden by its label. */
const webOnly = (href: string | undefined, value: string): string =>
  href && /^https?:/.test(href) && href !== value ? `\n${href}` : '';

function textOfHome(home: MailHome, colon: string): string {
  const { label, title, place, facts, price, url, why, visits, action, aside } = home;
  const linked = (link: MailLink | undefined) => link && `${link.label}${colon} ${link.url}`;
  return [
    label ? `${label}${colon} ${title}` : title,
    [place, facts].filter(Boolean).join(' · '),
    price,
    why,
    // The address of the home's page once.
    action ? linked(action) : url,
    visits?.heading,
    ...(visits?.times.map(linked) ?? []),
    linked(aside),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Adds the address after the label, unless both are the same. */
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
