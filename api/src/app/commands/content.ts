/** `node api/src/app/commands/content.ts check [FOLDER] [--known FILE]`, `schemas [--out FOLDER]`, or `preview [FOLDER]`. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type ContentProblem,
  type KnownSections,
  type KnownTexts,
  loadContent,
  pointAtProblem,
  publishSchemas,
} from '../../content/index.ts';
import { StartupError } from '../../kernel/index.ts';
import { readArguments } from './arguments.ts';
import { PREVIEW_USAGE, preview } from './content-preview.ts';
import { configuration, runCommand } from './run-command.ts';

const USAGE = ['Usage: content check [FOLDER]', '       content schemas [--out FOLDER]', PREVIEW_USAGE].join('\n');

await runCommand(async (open) => {
  const text = { type: 'string' } as const;
  const options = { out: text, known: text, hours: text, origin: text, end: text };
  const { values, positionals } = readArguments(options, USAGE);
  const [action, folder, ...rest] = positionals;
  const { hours, origin, end } = values;
  if (action === 'preview' && rest.length === 0) return preview(open, { folder, hours, origin, end });
  if (action === 'schemas' && folder === undefined) {
    const target = resolve(values.out ?? join(configuration().contentFolder, 'schemas'));
    process.stdout.write(`${await publishSchemas(target)} schemas in ${target}\n`);
    return 0;
  }
  if (action !== 'check' || rest.length > 0 || values.out !== undefined) throw new StartupError(USAGE);
  const known: Known = values.known === undefined ? {} : JSON.parse(readFileSync(values.known, 'utf8'));
  return check(folder === undefined ? configuration().contentFolder : resolve(folder), known);
});

/** What the command line knows of the sections: their texts, and what the live ones show. */
interface Known {
  texts?: KnownTexts;
  sections?: KnownSections;
}

/** Prints the folder's errors and notes; returns the exit code. */
async function check(folder: string, { texts, sections }: Known): Promise<number> {
  const result = await loadContent(folder, { knownTexts: texts, knownSections: sections });
  const problems = result.ok ? [] : result.problems;
  for (const note of inOrder(result.notes)) process.stdout.write(`note   ${pointAtProblem(note)}\n`);
  for (const problem of inOrder(problems)) process.stderr.write(`error  ${pointAtProblem(problem)}\n`);
  const found = `${count(problems, 'error')}, ${count(result.notes, 'note')}`;
  if (!result.ok) {
    process.stderr.write(`${folder} is invalid: ${found}.\n`);
    return 1;
  }
  process.stdout.write(`${folder} is valid: ${found}.\n`);
  return 0;
}

function count({ length }: ContentProblem[], what: string): string {
  return `${length} ${what}${length === 1 ? '' : 's'}`;
}

/** In the order to work through them: file by file, from top to bottom. */
function inOrder(problems: ContentProblem[]): ContentProblem[] {
  return problems.toSorted((one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0));
}
