/** Part of a document: a text, or an element with its attributes as in the markup, entities resolved. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  tag: string;
  attributes: Record<string, string>;
  children: MarkupNode[];
}

const TOKEN =
  /<!--[\s\S]*?-->|<\/([a-zA-Z][\w-]*)\s*>|<([a-zA-Z][\w-]*)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([^\s=/>]+)(?:="([^"]*)")?/g;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * Reads markup as `renderToString` writes it: every element closed, every value in double quotes. Comments are skipped: they
 * are React's own markers. Throws on other markup, so that nothing is lost silently.
 */
export function parseMarkup(markup: string): MarkupNode[] {
  const root: MarkupElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  let end = 0;
  for (const match of markup.matchAll(TOKEN)) {
    const [token, closed, opened, attributes = '', selfClosed] = match;
    if (match.index !== end) throw malformed(markup, end);
    end += token.length;
    const parent = open.at(-1) as MarkupElement;
    if (closed) {
      if (parent.tag !== closed) throw malformed(markup, match.index);
      open.pop();
    } else if (opened) {
      const element: MarkupElement = { tag: opened, attributes: parseAttributes(attributes), children: [] };
      parent.children.push(element);
      if (!selfClosed && !VOID.has(opened)) open.push(element);
    } else if (!token.startsWith('<!--')) parent.children.push(decode(token));
  }
  if (end !== markup.length || open.length !== 1) throw malformed(markup, end);
  return root.children;
}

const parseAttributes = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)]));

const malformed = (markup: string, at: number): Error =>
  new Error(`this is not markup of renderToString: ${markup.slice(Math.max(0, at - 40), at + 60)}`);

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hexadecimal, decimal, name) => {
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return NAMED[name] ?? entity;
  });
}
