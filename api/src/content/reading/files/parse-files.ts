import {
  type ContentProblem,
  parseMarkdownFile,
  parseYaml,
  type SourceFile,
  type YamlSource,
} from '../../../kernel/index.ts';
import { isMailFile } from '../load-mails.ts';
import { isKnown } from './known-files.ts';

/** Parses the files by name and adds their syntax errors to `problems`. */
export function parseFiles(files: SourceFile[], problems: ContentProblem[]): Map<string, YamlSource> {
  const sources = new Map<string, YamlSource>();
  for (const file of files.filter(
    (candidate) => isKnown(candidate.file) && !candidate.file.endsWith('README.md') && !isMailFile(candidate.file),
  )) {
    const parsed = file.file.endsWith('.md') ? parseMarkdownFile(file) : parseYaml(file);
    sources.set(file.file, parsed.source);
    problems.push(...parsed.problems);
  }
  return sources;
}
