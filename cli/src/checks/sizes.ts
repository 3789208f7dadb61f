import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** More lines than this in one file of code, and it is split by subject. */
const MOST_LINES = 200;

/** Folders that are made, not written. */
const MADE = new Set(['node_modules', 'dist', '.git', '.facade', '.toolchain']);

/** A third of the code and drawn by many small steps, which read best in one piece. */
const DRAWN = 'tools/sample-agency';

/** Files of code that are too long. One line each. */
export const longFiles = (root: string): string[] =>
  filesBelow(root)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(`${DRAWN}/`))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1;
      return lines > MOST_LINES ? [`${file} has ${lines} lines: at most ${MOST_LINES} are in a file`] : [];
    });

/** Paths below the root, in order. */
function filesBelow(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !MADE.has(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return filesBelow(root, path);
      return entry.isFile() ? [path] : [];
    })
    .sort();
}
