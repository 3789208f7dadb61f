import type { Token, Tokens } from 'marked';
import type { Block, Inline } from './blocks.ts';
import type { FilledWords } from './fill-words.ts';
import { buttonOf, linkOf, onlyWord, WORD } from './mail-text.ts';

/** Thrown for a word without a value; the paragraph is then left out. */
class Missing extends Error {}

/**
 * Fills the values into the text of a mail. They are inserted into the parsed Markdown, so no value is parsed as
 * Markdown. A paragraph, heading or list item with a word that has no value is left out.
 */
export const fillBlocks = (tokens: readonly Token[], words: FilledWords): Block[] =>
  withoutEmptyParts(tokens.flatMap((token) => orNothing(() => blocksOf(token, words)) ?? []));

/** A line with its words filled in; null if a word has no value. */
export const fillLine = (line: string, words: FilledWords): string | null =>
  orNothing(() => line.replace(WORD, (_whole, word: string) => valueFor(word, words)));

function orNothing<Value>(make: () => Value): Value | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof Missing) return null;
    throw error;
  }
}

function valueFor(word: string, words: FilledWords): string {
  const value = words.inline(word);
  if (!value) throw new Missing(word);
  return value;
}

function blocksOf(token: Token, words: FilledWords): Block[] {
  const button = buttonOf(token);
  if (button) return buttonBlock(button, words);
  switch (token.type) {
    case 'heading':
      return [headingBlock(token as Tokens.Heading, words)];
    case 'paragraph':
      return paragraphBlocks(token as Tokens.Paragraph, words);
    case 'list':
      return listBlocks(token as Tokens.List, words);
    case 'hr':
      return [{ type: 'rule' }];
    default:
      return [];
  }
}

const headingBlock = ({ depth, tokens }: Tokens.Heading, words: FilledWords): Block => ({
  type: 'heading',
  level: depth === 1 ? 1 : 2,
  parts: partsOf(tokens, words),
});

function buttonBlock({ href, tokens }: Tokens.Link, words: FilledWords): Block[] {
  const address = words.href(linkOf(href));
  return address ? [{ type: 'button', href: address, parts: partsOf(tokens, words) }] : [];
}

function paragraphBlocks(token: Tokens.Paragraph, words: FilledWords): Block[] {
  const word = onlyWord(token.raw);
  const kind = word === null ? null : words.kindOf(word);
  if (word !== null) {
    if (kind === 'message') return listed(words.message(word), (lines) => ({ type: 'quote', lines }));
    if (kind === 'rows') return listed(words.rows(word), (rows) => ({ type: 'rows', rows }));
    if (kind === 'links') return listed(words.links(word), (links) => ({ type: 'links', links }));
    // It was checked to contain only words of the agency.
    if (kind === 'content') return (words.content(word) ?? []).flatMap((one) => blocksOf(one, words));
    if (kind === 'homes') return listed(words.homes(word), (homes) => ({ type: 'homes', homes }));
    if (kind === 'chart') return listed(words.chart(word), (figures) => ({ type: 'chart', figures }));
  }
  return [{ type: 'paragraph', parts: partsOf(token.tokens, words) }];
}

const listed = <Value>(value: Value | undefined, block: (value: Value) => Block): Block[] =>
  value === undefined ? [] : [block(value)];

function listBlocks({ ordered, items }: Tokens.List, words: FilledWords): Block[] {
  const filled = items.flatMap((item) => {
    const parts = orNothing(() => partsOf(item.tokens, words));
    return parts ? [parts] : [];
  });
  return filled.length > 0 ? [{ type: 'list', isOrdered: ordered, items: filled }] : [];
}

function partsOf(tokens: readonly Token[], words: FilledWords): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case 'strong':
      case 'em':
        return [{ type: token.type, parts: partsOf(token.tokens ?? [], words) }];
      case 'link': {
        const parts = partsOf(token.tokens ?? [], words);
        const link = linkOf(token.href);
        const href = words.href(link);
        if (!href && onlyWord(link)) throw new Missing(link);
        return href ? [{ type: 'link', href, parts }] : parts;
      }
      case 'br':
        return [{ type: 'break' }];
      case 'text':
      case 'paragraph':
        if (token.tokens) return partsOf(token.tokens, words);
        return [
          { type: 'text', text: token.raw.replace(WORD, (_whole: string, word: string) => valueFor(word, words)) },
        ];
      case 'escape':
        return [{ type: 'text', text: token.text }];
      default:
        return [];
    }
  });
}

/** Also removes a heading if everything below it was left out. */
const withoutEmptyParts = (blocks: Block[]): Block[] =>
  blocks.filter(({ type }, place) => {
    const next = blocks[place + 1]?.type;
    return type !== 'heading' || (next !== undefined && next !== 'heading');
  });
