import { parseYaml, type YamlSource } from './parse-yaml.ts';
import type { ContentProblem } from './problem.ts';
import type { SourceFile } from './read-folder.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

/** An article in one language: the fields between the two lines of dashes, and below them the text as `body`. */
export function parseMarkdownFile({ file, text }: SourceFile): { source: YamlSource; problems: ContentProblem[] } {
  const match = FRONT_MATTER.exec(text);
  if (!match) {
    const message = 'must begin with a line `---`, the fields (`title: …`), and another line `---`';
    return {
      source: { file, value: undefined, positionOf: () => null },
      problems: [{ file, field: '', line: 1, message }],
    };
  }
  const { source, problems } = parseYaml({ file, text: match[1] ?? '' }, 2);
  const body = text.slice(match[0].length).trim();
  const fields = source.value ?? {};
  return { source: { ...source, value: typeof fields === 'object' ? { ...fields, body } : fields }, problems };
}
