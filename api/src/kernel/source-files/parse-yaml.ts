import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { ContentProblem, Position } from './problem.ts';
import type { SourceFile } from './read-folder.ts';

/** Parsed YAML that still knows the position of each value. */
export interface YamlSource {
  file: string;
  value: unknown;
  /** The position of the value at this path, or of the nearest one around it. `name`: the position of its name, if it has one. */
  positionOf(path: readonly PropertyKey[], part?: 'value' | 'name'): Position | null;
}

/** Parses a YAML file and collects its syntax errors. */
export function parseYaml(
  { file, text }: SourceFile,
  firstLine = 1,
): { source: YamlSource; problems: ContentProblem[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const positionAt = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const nameOf = (path: readonly PropertyKey[]): unknown => {
    const group = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
    const name = path.at(-1);
    return isMap(group) ? group.items.find(({ key }) => isScalar(key) && key.value === name)?.key : undefined;
  };
  const positionOf: YamlSource['positionOf'] = (path, part = 'value') => {
    for (let length = path.length; length > 0; length -= 1) {
      const place = path.slice(0, length);
      const node = (part === 'name' && nameOf(place)) || document.getIn(place, true);
      if (isNode(node) && node.range) return positionAt(node.range[0]);
    }
    return null;
  };
  // One mistake causes several errors; the first is the mistake itself.
  const problems = document.errors.slice(0, 1).map((error) => ({
    file,
    field: '',
    ...positionAt(error.pos[0]),
    message: `is not valid YAML: ${error.message}`,
  }));
  return { source: { file, value: problems.length > 0 ? undefined : document.toJS(), positionOf }, problems };
}
