import { SaxesParser } from 'saxes';
import { FeedError } from '../reading/feed-error.ts';
import { htmlCharacter } from '../values/clean-text.ts';
import { bareAmpersands } from './xml-ampersands.ts';
import { withoutForbidden } from './xml-references.ts';

/** An element of a record. */
export interface XmlElement {
  /** Without its prefix. */
  name: string;
  /** Line on which it begins, from 1. */
  line: number;
  /** By name, without prefixes. */
  attributes: Readonly<Record<string, string>>;
  /** Its text, without that of its children. */
  text: string;
  children: XmlElement[];
}

/** Maximum characters of one record with its children, without the texts that are taken apart. */
const LONGEST = 8 * 1024 * 1024;

/** Deeper than any format. */
const DEEPEST = 50;

interface Options {
  /** Depth of the records; the children of the root are at 1. */
  depth?: number;
  /** Names of elements in lower case: the format has no others, and some programs write capitals. */
  isLowerCase?: boolean;
  /** Called with each element above that depth, but the root, when it begins. */
  onAbove?(element: XmlElement): void;
  /** An element whose text is long: it is not stored, but given in parts, and its end as null. */
  long?: { name: string; onPart(element: XmlElement, part: string | null): void };
}

/**
 * Streams the elements at a depth of a document. Earlier elements are not kept. Documents that declare entities are refused, against
 * entity expansion and access to files. Names of HTML, such as `&nbsp;`, need no declaration.
 * @throws FeedError if it is not well-formed
 */
export async function* xmlRecords(
  parts: AsyncIterable<string>,
  { depth = 1, isLowerCase = false, onAbove = () => {}, long }: Options = {},
): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser({ position: true });
  parser.ENTITIES = withHtmlNames(parser.ENTITIES);
  const open: XmlElement[] = [];
  let ready: XmlElement[] = [];
  let size = 0;
  let line = 1;
  parser.on('error', (error) => {
    throw new FeedError('notXml', { reason: error.message.replace(/^(\d+):(\d+): /, 'line $1, column $2: ') });
  });
  // The position where the tag began: the parser is already at its end.
  parser.on('opentagstart', () => {
    line = parser.line;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const own = isLowerCase ? local(name).toLowerCase() : local(name);
    const element = { name: own, line, attributes: localNames(attributes), text: '', children: [] };
    if (open.length === DEEPEST) throw new FeedError('tooDeep', { line });
    if (open.length > depth) open.at(-1)?.children.push(element);
    else if (open.length > 0 && open.length < depth) onAbove(element);
    if (open.length === depth) size = 0;
    size += 2 * name.length;
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (!element || open.length <= depth) return;
    if (element.name === long?.name) return long.onPart(element, text);
    element.text += text;
    size += text.length;
    if (size > LONGEST) throw tooLong(open[depth] ?? element);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element && element.name === long?.name) long.onPart(element, null);
    if (element && open.length === depth) ready.push(element);
  });
  const check = bareAmpersands();
  let isBegun = false;
  for await (const part of withoutForbidden(parts)) {
    check(part);
    const text: string = isBegun ? part : part.trimStart();
    // Programs write empty lines before a document.
    if (!isBegun) parser.line += part.slice(0, part.length - text.length).split('\n').length - 1;
    isBegun ||= text !== '';
    parser.write(text);
    yield* ready;
    ready = [];
  }
  parser.close();
}

/** CRMs put texts of web pages into XML. A name that is found once is stored. */
const withHtmlNames = (names: Record<string, string>): Record<string, string> =>
  new Proxy(names, {
    get(known, name: string) {
      const found = known[name] ?? htmlCharacter(name);
      if (found !== undefined) known[name] = found;
      return found;
    },
  });

const tooLong = ({ line, name }: XmlElement): FeedError =>
  new FeedError('elementLong', { line, name, mb: LONGEST / 1024 / 1024 });

const local = (name: string): string => (name.includes(':') ? name.slice(name.indexOf(':') + 1) : name);

function localNames(attributes: object): Record<string, string> {
  const names: Record<string, string> = {};
  for (const name in attributes) names[local(name)] = String(attributes[name as keyof typeof attributes]);
  return names;
}

/** The first child along a path of names. */
export function childAt(element: XmlElement, ...path: string[]): XmlElement | undefined {
  let found: XmlElement | undefined = element;
  for (let step = 0; found && step < path.length; step += 1) {
    const name = path[step];
    const { children }: XmlElement = found;
    let at = 0;
    while (at < children.length && children[at]?.name !== name) at += 1;
    found = children[at];
  }
  return found;
}

/** The text of the first child along a path, or `''`. */
export const textAt = (element: XmlElement, ...path: string[]): string => childAt(element, ...path)?.text.trim() ?? '';

/** An attribute of the first child along a path, or `''`. CRMs write some names in another case. */
export function attributeAt(element: XmlElement, name: string, ...path: string[]): string {
  const attributes = childAt(element, ...path)?.attributes ?? {};
  const value = attributes[name];
  if (value !== undefined) return value.trim();
  for (const one in attributes)
    if (one.length === name.length && one.toLowerCase() === name.toLowerCase()) return (attributes[one] ?? '').trim();
  return '';
}

/** What an attribute of the first child along a path says, or a child or the text of that element, where CRMs write it instead. */
export const saidAt = (element: XmlElement, name: string, ...path: string[]): string =>
  attributeAt(element, name, ...path) || textAt(element, ...path, name) || textAt(element, ...path);

/** Whether a value says yes. */
export const isTrue = (text: string): boolean => /^(?:true|1|j|ja|y|yes|x|wahr)$/i.test(text.trim());
