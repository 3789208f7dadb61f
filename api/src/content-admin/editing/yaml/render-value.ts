import { isScalar, type Node, stringify } from 'yaml';
import { parsesTo, type YamlValue } from './yaml-value.ts';

const INDENT = 2;

/** A name and its value in block style; the first line has no indent. */
export const renderPair = (name: string, value: YamlValue, column: number): string =>
  indented(stringify({ [name]: value }, { lineWidth: 0 }).trimEnd(), column).trimStart();

/** An item of a list, dash included, without indent. */
export const renderItem = (value: YamlValue): string => stringify([value], { lineWidth: 0 }).trimEnd();

/** Each line indented further, or outdented as far as possible. */
export function indented(text: string, by: number): string {
  const lines = text.split('\n');
  if (by >= 0) return lines.map((line) => (line.trim() ? ' '.repeat(by) + line : line)).join('\n');
  return lines.map((line) => line.slice(Math.min(-by, line.length - line.trimStart().length))).join('\n');
}

/** Within flow style. */
export function renderFlow(value: YamlValue): string {
  if (Array.isArray(value)) return `[${value.map(renderFlow).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, inner]) => `${name}: ${renderFlow(inner)}`)
      .join(', ')} }`;
  if (typeof value !== 'string') return JSON.stringify(value);
  return parsesTo(`[ ${value} ]`, [value]) ? value : JSON.stringify(value);
}

/**
 * The ways to write a text instead of another one, the most similar first. Not every one is correct everywhere: parse the
 * result again.
 */
export function textsLike(old: Node | null, source: string, value: string, column: number, isFlow: boolean): string[] {
  const quoted = JSON.stringify(value);
  const single = `'${value.replaceAll("'", "''")}'`;
  // In a block a last line of spaces cannot be told from the empty lines after it.
  if (value.includes('\n'))
    return isFlow || /\n[ \t]+$/.test(value) ? [quoted] : [literal(source, value, column), quoted];
  const type = isScalar(old) ? old.type : undefined;
  if (type === 'QUOTE_DOUBLE') return [quoted];
  if (type === 'QUOTE_SINGLE') return [single, quoted];
  return [value, single, quoted];
}

/** As a block scalar, with the same indent. */
function literal(source: string, value: string, column: number): string {
  const first = source
    .split('\n')
    .slice(1)
    .find((line) => line.trim());
  const indent = /^[|>]/.test(source) && first ? first.length - first.trimStart().length : column + INDENT;
  const header = /^\s/.test(value) ? `|${INDENT}` : '|';
  const lines = value.replace(/\n$/, '').split('\n');
  const body = lines.map((line) => (line ? ' '.repeat(indent) + line : line)).join('\n');
  return `${header}${value.endsWith('\n') ? '' : '-'}\n${body}`;
}
