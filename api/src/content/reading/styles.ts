import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentProblem } from '../../kernel/index.ts';

/** Maximum size in bytes. Every page waits for it. */
const MAX_BYTES = 50_000;

const FILE = 'styles.css';

/** The agency's own rules, which override those of the design. */
export interface AgencyStyles {
  /** Minified. */
  css: string;
  /** File name, which changes with the rules. */
  file: string;
}

/** The style sheet of a content folder, checked; null if there is none, or it is unusable. */
export async function readStyles(folder: string, problems: ContentProblem[]): Promise<AgencyStyles | null> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => null);
  if (text === null) return null;
  // Most agencies have no rules of their own, and need not load a parser for them.
  const { generate, parse, walk } = await import('css-tree');
  const before = problems.length;
  const refuse = (message: string, line: number | null = null) =>
    problems.push({ file: FILE, field: '', line, message });
  if (Buffer.byteLength(text) > MAX_BYTES) refuse(`may have ${MAX_BYTES / 1000} kB at most: every page waits for it`);
  const sheet = parse(text, {
    positions: true,
    onParseError: ({ message, line }) => void refuse(`cannot be read here: ${message}`, line),
  });
  walk(sheet, (node) => {
    const line = node.loc?.start.line ?? null;
    if (node.type === 'Atrule' && node.name.toLowerCase() === 'import')
      refuse('loads another file with @import: write its rules here', line);
    if (node.type === 'Url' && !isOwn(node.value))
      refuse(`loads "${node.value}": pages load only from the site itself; write a path like /api/pictures/…`, line);
  });
  if (problems.length > before) return null;
  const css = generate(sheet);
  return css ? { css, file: `${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css` } : null;
}

const isOwn = (url: string): boolean => /^(#|data:|\/(?!\/))/.test(url);
