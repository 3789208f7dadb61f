import { readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { ROOT } from '../workspace.ts';

const READ = '--allow-fs-read=';

/**
 * Options of Node.js for a program of the gate: it reads the code of this checkout and these folders, and nothing else. Above all not the
 * folder of the site's keys.
 */
export const readingOnly = (...folders: string[]): string[] => [
  '--permission',
  ...[...codeOptions(), ...folders.map((folder) => READ + folder)],
];

/** A process that is restricted itself cannot list the checkout: it hands on what it may read. */
function codeOptions(): string[] {
  const own = process.execArgv.filter((option) => option.startsWith(READ));
  if (own.length > 0) return own;
  const data = resolve(process.env.FACADE_DATA ?? join(ROOT, '.facade'));
  // Hidden folders have no code, and may hold secrets: of Git, of an editor, the site's data.
  return readdirSync(ROOT)
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(ROOT, name))
    .filter((entry) => data !== entry && !data.startsWith(entry + sep))
    .map((entry) => READ + entry);
}
