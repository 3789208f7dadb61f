import { readdirSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { dataPath } from '../site/data-folder.ts';
import { ROOT } from '../workspace.ts';

const READ = '--allow-fs-read=';

/**
 * Options of Node.js for a program of the gate: it reads the code of this checkout and these folders, and nothing else. Above all not the
 * folder of the site's keys.
 */
export const readingOnly = (...folders: string[]): string[] => [
  '--permission',
  ...[...readable().filter(isCode), ...folders].map((path) => READ + path),
];

/** What is in the checkout; of a process that is restricted itself, which cannot list it: all that it may read. */
function readable(): string[] {
  const own = process.execArgv.filter((option) => option.startsWith(READ));
  if (own.length > 0) return own.map((option) => option.slice(READ.length));
  return readdirSync(ROOT).map((name) => join(ROOT, name));
}

/** Hidden folders have no code, and may hold secrets: of Git, of an editor, the site's data. */
function isCode(path: string): boolean {
  const data = dataPath();
  return dirname(path) === ROOT && !basename(path).startsWith('.') && data !== path && !data.startsWith(path + sep);
}
