import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  type Node,
  parseDocument,
  stringify,
  type YAMLMap,
} from 'yaml';
import { rankOf } from './field-order.ts';
import { renderFlow, renderPair, textsLike } from './render-value.ts';
import { columnOf, endOf, isPairOfNodes, lineEnd, lineStart, type NodePair, pairNamed, pairSpan } from './spans.ts';
import {
  isGroup,
  parsesTo,
  readYaml,
  repeatsItself,
  UneditableYaml,
  valueAt,
  withValue,
  type YamlPath,
  type YamlValue,
} from './yaml-value.ts';

/**
 * The text with one value replaced, added or (undefined) removed. Comments, order, quotes and every line that is not about this
 * value stay the same, byte for byte.
 * @throws UneditableYaml if the value is in a part that anchors repeat
 */
export function setInYaml(text: string, path: YamlPath, value: YamlValue | undefined): string {
  const document = parseDocument(text, { prettyErrors: false });
  const read = readYaml(text);
  if (!read) throw new UneditableYaml(document.errors[0]?.message);
  const before = read.value;
  const wanted = withValue(before, path, value);
  if (parsesTo(text, wanted)) return text;
  // A file of comments only keeps them above what is added.
  if (before === null || before === undefined) return `${text}${stringify(wanted, { lineWidth: 0 })}`;
  if (repeatsItself(document)) throw new UneditableYaml('it repeats parts of itself');
  for (const candidate of candidatesFor({ text, document, before }, path, value))
    if (parsesTo(candidate, wanted)) return candidate;
  return printed(document, path, value);
}

interface Source {
  text: string;
  document: Document;
  before: unknown;
}

const spliced = (text: string, [start, end]: [number, number], by: string): string =>
  text.slice(0, start) + by + text.slice(end);

function candidatesFor(source: Source, path: YamlPath, value: YamlValue | undefined): string[] {
  if (value === undefined) return removals(source, path);
  const node = source.document.getIn(path, true);
  if (isNode(node)) return replacements(source, path, node, value);
  // The nearest existing group gets what is missing.
  let length = path.length - 1;
  while (length > 0 && !isGroup(valueAt(source.before, path.slice(0, length)))) length -= 1;
  const inner = path.slice(length + 1).reduceRight<YamlValue>((nested, part) => ({ [part]: nested }), value);
  const name = path[length];
  const group = length === 0 ? source.document.contents : source.document.getIn(path.slice(0, length), true);
  return typeof name === 'string' && isMap(group) ? insertions(source.text, group, name, inner) : [];
}

/** Whether the value is within flow style. */
const isInFlow = (document: Document, path: YamlPath): boolean =>
  path.some((_, index) => {
    const around = index === 0 ? document.contents : document.getIn(path.slice(0, index), true);
    return isCollection(around) && around.flow === true;
  });

function replacements({ text, document }: Source, path: YamlPath, node: Node, value: YamlValue): string[] {
  const isFlow = isInFlow(document, path);
  const name = path.at(-1);
  const pair = pairNamed(path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true), name ?? '');
  const keyStart = pair?.key.range?.[0];
  const column = columnOf(text, keyStart ?? node.range?.[0] ?? 0);
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    const span: [number, number] = [node.range?.[0] ?? 0, endOf(text, node)];
    const gap = text[span[0] - 1] === ':' ? ' ' : '';
    const old = text.slice(...span);
    const ways = typeof value === 'string' ? textsLike(node, old, value, column, isFlow) : [JSON.stringify(value)];
    return ways.map((way) => spliced(text, span, gap + way));
  }
  if (!pair || typeof name !== 'string') return [];
  const flow = `${name}: ${renderFlow(value)}`;
  const isShort = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  const ways = isFlow || isShort ? [flow] : [renderPair(name, value, column)];
  return ways.map((way) => spliced(text, pairSpan(text, pair), way));
}

function insertions(text: string, group: YAMLMap, name: string, value: YamlValue): string[] {
  const pairs: NodePair[] = (group.items as unknown[]).filter(isPairOfNodes);
  const before =
    pairs.findLast(({ key }) => isScalar(key) && rankOf(String(key.value)) <= rankOf(name)) ?? pairs.at(-1);
  if (!before)
    return [spliced(text, [group.range?.[0] ?? 0, group.range?.[1] ?? 0], `{ ${name}: ${renderFlow(value)} }`)];
  const [start, end] = pairSpan(text, before);
  if (group.flow) return [spliced(text, [end, end], `, ${name}: ${renderFlow(value)}`)];
  const at = lineEnd(text, end);
  const column = columnOf(text, start);
  return [spliced(text, [at, at], `\n${' '.repeat(column)}${renderPair(name, value, column)}`)];
}

function removals({ text, document, before }: Source, path: YamlPath): string[] {
  const around = path.slice(0, -1);
  const left = valueAt(before, around);
  // Removes parents that become empty too.
  if (around.length > 0 && isGroup(left) && Object.keys(left).length === 1 && typeof around.at(-1) === 'string')
    return removals({ text, document, before }, around);
  const group = around.length === 0 ? document.contents : document.getIn(around, true);
  if (!isMap(group)) return [];
  const pairs: NodePair[] = (group.items as unknown[]).filter(isPairOfNodes);
  const index = pairs.findIndex(({ key }) => isScalar(key) && key.value === path.at(-1));
  const pair = pairs[index];
  if (!pair) return [];
  const [start, end] = pairSpan(text, pair);
  const next = pairs[index + 1]?.key.range?.[0];
  const previous = pairs[index - 1];
  if (group.flow && previous) return [spliced(text, [pairSpan(text, previous)[1], end], '')];
  const isFirstOnLine = text.slice(lineStart(text, start), start).trim() === '';
  if ((group.flow || !isFirstOnLine) && next !== undefined) return [spliced(text, [start, next], '')];
  const lines: [number, number] = [lineStart(text, start), Math.min(lineEnd(text, end) + 1, text.length)];
  return isFirstOnLine ? [spliced(text, lines, '')] : [];
}

/** If no other way parses to the wanted value: keeps comments and order, but not the line breaks of long values. */
function printed(document: Document, path: YamlPath, value: YamlValue | undefined): string {
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  return document.toString({ lineWidth: 0 });
}
