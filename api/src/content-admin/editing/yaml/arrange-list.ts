import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isSeq, parseDocument, stringify } from 'yaml';
import { indented, renderItem } from './render-value.ts';
import { setInYaml } from './set-in-yaml.ts';
import { columnOf, endOf, lineEnd, lineStart, pairNamed } from './spans.ts';
import {
  isGroup,
  parsesTo,
  readYaml,
  repeatsItself,
  UneditableYaml,
  withValue,
  type YamlPath,
  type YamlValue,
} from './yaml-value.ts';

/** Name of the list of an entry's children. */
const BELOW = 'children';

/** An entry after the edit. */
export interface ArrangedEntry {
  /** Its path in the text; null: it is new. */
  from: YamlPath | null;
  /** All its fields except its children. */
  fields: Record<string, YamlValue>;
  children: ArrangedEntry[];
}

type Item = Record<string, YamlValue>;

const itemOf = ({ fields, children }: ArrangedEntry): Item =>
  children.length > 0 ? { ...fields, [BELOW]: children.map(itemOf) } : fields;

/**
 * A YAML list with its entries in another order, at another depth, changed, added or left out. An entry keeps its own lines and
 * the comments above it.
 * @throws UneditableYaml if the text is not a list, or uses anchors
 */
export function arrangeList(text: string, entries: readonly ArrangedEntry[]): string {
  const document = parseDocument(text, { prettyErrors: false });
  const list = document.contents;
  if (document.errors.length > 0 || (list && !isSeq(list)) || repeatsItself(document))
    throw new UneditableYaml('it is not a plain list');
  const wanted = entries.map(itemOf);
  if (parsesTo(text, wanted)) return text;
  const lines = list && !list.flow ? linesOf(text) : null;
  const head = lines ? text.slice(0, lines.start) : commentsOf(text);
  const tail = lines ? text.slice(lines.end).replace(/^\n/, '') : '';
  const arranged = `${head}${entries.map((entry) => `${linesFor(entry, lines)}\n`).join('')}${tail}`;
  if (entries.length > 0 && parsesTo(arranged, wanted)) return arranged;
  return `${commentsOf(text)}${stringify(wanted, { lineWidth: 0 })}`;
}

/**
 * The same for a list under a name; `from` is within the list. An empty list is removed with its name.
 * @throws UneditableYaml if the text uses anchors
 */
export function arrangeListAt(text: string, path: YamlPath, entries: readonly ArrangedEntry[]): string {
  const wanted = entries.length > 0 ? entries.map(itemOf) : undefined;
  const arranged = wanted && withList(text, path, entries);
  if (arranged && parsesTo(arranged, withValue(readYaml(text)?.value, path, wanted))) return arranged;
  return setInYaml(text, path, wanted);
}

/** Arranges the lines of a list as if they were a file; null if it has no lines of its own. */
function withList(text: string, path: YamlPath, entries: readonly ArrangedEntry[]): string | null {
  const document = parseDocument(text, { prettyErrors: false });
  const pair = pairNamed(document.getIn(path.slice(0, -1), true), path.at(-1) ?? '');
  const list = pair?.value;
  const first = isSeq(list) && !list.flow ? list.items[0] : undefined;
  if (!pair || !list || !isNode(first)) return null;
  const start = lineEnd(text, pair.key.range?.[1] ?? 0) + 1;
  const end = lineEnd(text, endOf(text, list));
  const [offset] = first.range ?? [start];
  const beforeItem = text.slice(lineStart(text, offset), offset);
  const column = beforeItem.length - beforeItem.trimStart().length;
  const lines = arrangeList(`${indented(text.slice(start, end), -column)}\n`, entries);
  return text.slice(0, start) + indented(lines.trimEnd(), column) + text.slice(end);
}

/** Lines of comment at the beginning. */
const commentsOf = (text: string): string => /^((#.*)?\n)*/.exec(text)?.[0] ?? '';

interface ListLines {
  start: number;
  end: number;
  /** The lines of each entry by path, without indent. */
  byPath: ReadonlyMap<string, string>;
}

const keyOf = (path: YamlPath): string => path.join('/');

function linesOf(text: string): ListLines {
  const document = parseDocument(text);
  const byPath = new Map<string, string>();
  const collect = (path: YamlPath): { start: number; end: number } => {
    const list = path.length === 0 ? document.contents : document.getIn(path, true);
    let start = -1;
    let end = -1;
    if (!isSeq(list)) return { start, end };
    for (const [index, item] of list.items.entries()) {
      if (!isNode(item) || !item.range) continue;
      const [offset] = item.range;
      const line = lineStart(text, offset);
      const from = list.flow ? line : end === -1 ? firstLine(text, line, path) : end + 1;
      end = lineEnd(text, endOf(text, item));
      if (start === -1) start = from;
      const dash = columnOf(text, offset) - (/-\s*$/.exec(text.slice(line, offset))?.[0].length ?? 0);
      const isBlock = !list.flow && text.slice(line, offset).trim() === '-';
      byPath.set(
        keyOf([...path, index]),
        isBlock ? indented(text.slice(from, end), -dash) : renderItem(item.toJS(document) as YamlValue),
      );
      if (isMap(item)) collect([...path, index, BELOW]);
    }
    return { start, end };
  };
  const { start, end } = collect([]);
  return { start, end, byPath };
}

/** Comments above the first entry belong to it, except at the beginning of the file, where they are about the file. */
function firstLine(text: string, line: number, path: YamlPath): number {
  const comments = path.length === 0 ? '' : (/(?<=\n)(?:[ \t]*#[^\n]*\n)*$/.exec(text.slice(0, line))?.[0] ?? '');
  return line - comments.length;
}

/** An entry with its children, without indent. */
function linesFor(entry: ArrangedEntry, lines: ListLines | null): string {
  const own = entry.from && lines?.byPath.get(keyOf(entry.from));
  const below = entry.children.map((child) => linesFor(child, lines));
  if (!own) return withBelow(renderItem(entry.fields), below);
  const [old] = (parseDocument(own).toJS() ?? []) as Item[];
  if (!isGroup(old)) return renderItem(itemOf(entry));
  const names = new Set([...Object.keys(old), ...Object.keys(entry.fields)]);
  names.delete(BELOW);
  const changed = [...names].reduce((text, name) => merged(text, [0, name], old[name], entry.fields[name]), own);
  if (
    isUnmoved(entry, old) &&
    below.every((text, index) => text === lines?.byPath.get(keyOf([...(entry.from ?? []), BELOW, index])))
  )
    return changed;
  const alone = BELOW in old ? setInYaml(changed, [0, BELOW], undefined) : changed;
  return withBelow(alone.trimEnd(), below);
}

/** The children are the same, in the same order. */
const isUnmoved = ({ from, children }: ArrangedEntry, old: Item): boolean => {
  const before = Array.isArray(old[BELOW]) ? old[BELOW].length : 0;
  return (
    before === children.length &&
    children.every((child, index) => isDeepStrictEqual(child.from, [...(from ?? []), BELOW, index]))
  );
};

function withBelow(own: string, below: string[]): string {
  if (below.length === 0) return own;
  const comments = commentsOf(`${own}\n`);
  // Flow style (braces) has no room for lines.
  const item = own.slice(comments.length);
  const block = /^-\s*\{/.test(item)
    ? comments + renderItem((parseDocument(item).toJS() as YamlValue[])[0] ?? null)
    : own;
  return `${block}\n  ${BELOW}:\n${below.map((text) => indented(text, 4)).join('\n')}`;
}

/** Changes the fields that differ and nothing around them. */
function merged(text: string, path: YamlPath, old: unknown, wanted: YamlValue | undefined): string {
  if (isDeepStrictEqual(old, wanted)) return text;
  if (!isGroup(old) || !isGroup(wanted)) return setInYaml(text, path, wanted);
  const names = [...new Set([...Object.keys(old), ...Object.keys(wanted)])];
  return names.reduce((changed, name) => merged(changed, [...path, name], old[name], wanted[name] as YamlValue), text);
}
