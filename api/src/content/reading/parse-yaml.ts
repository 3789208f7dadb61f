import { isNode, LineCounter, parseDocument } from 'yaml';
import type { ContentProblem } from './problem.ts';
import type { SourceFile } from './read-folder.ts';

/** A parsed YAML text that still knows on which line each value stands. */
export interface YamlSource {
  file: string;
  value: unknown;
  /** Line of the value at this path, or of the nearest one around it. */
  lineOf(path: readonly PropertyKey[]): number | null;
}

/** What stands in a YAML file, and what is wrong with its notation. */
export function parseYaml(
  { file, text }: SourceFile,
  firstLine = 1,
): { source: YamlSource; problems: ContentProblem[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const lineOf = (path: readonly PropertyKey[]): number | null => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return null;
  };
  // One slip makes several errors; the first is where it was made.
  const problems = document.errors.slice(0, 1).map((error) => ({
    file,
    field: '',
    line: lineAt(error.pos[0]),
    message: `is not valid YAML: ${error.message}`,
  }));
  return { source: { file, value: problems.length > 0 ? undefined : document.toJS(), lineOf }, problems };
}
