import { isCollection, isMap, isScalar, type Node, type Pair } from 'yaml';

/** Offset of the first character of the line with this offset. */
export const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** Offset after the last character of that line, without its line break. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}

/** Spaces before the name or the dash at this offset. */
export const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset);

/** Where a value ends, without the blank lines and comments that follow. */
export function endOf(text: string, node: Node): number {
  const [start, end] = node.range ?? [0, 0];
  if (isCollection(node) && !node.flow) {
    const last = node.items.at(-1);
    const inner = isPairOfNodes(last) ? (last.value ?? last.key) : (last as Node | undefined);
    if (inner) return endOf(text, inner);
  }
  return start + text.slice(start, end).trimEnd().length;
}

/** Where a name and its value begin and end. */
export function pairSpan(text: string, { key, value }: NodePair): [start: number, end: number] {
  const [start = 0, keyEnd = 0] = key.range ?? [];
  // Without a value, the name ends with its colon.
  return [start, Math.max(value ? endOf(text, value) : 0, keyEnd + 1)];
}

export interface NodePair {
  key: Node;
  value: Node | null;
}

export const isPairOfNodes = (item: unknown): item is NodePair & Pair<Node, Node | null> =>
  typeof item === 'object' && item !== null && 'key' in item && 'value' in item && !isScalar(item);

/** The pair with this name in a group. */
export function pairNamed(group: unknown, name: string | number): NodePair | undefined {
  if (!isMap(group)) return undefined;
  const pairs: unknown[] = group.items;
  return pairs.filter(isPairOfNodes).find(({ key }) => isScalar(key) && key.value === name);
}
