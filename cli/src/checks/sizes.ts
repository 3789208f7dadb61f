import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Maximum lines of a file of code; longer ones are split by subject. */
const MOST_LINES = 250;

/** Maximum files of a folder; larger ones are split by subject. */
const MOST_FILES = 25;

/** Folders that may hold more files, and why. */
const LISTS: Readonly<Record<string, string>> = {
  'docs/decisions': 'numbered records, found by their list',
  'api/src/platform/database/migrations': 'numbered steps that run in their order',
  'api/src/mail/templates/defaults/de': 'a file for each mail, the same in every language',
  'api/src/mail/templates/defaults/en': 'a file for each mail, the same in every language',
  'api/src/mail/templates/defaults/fr': 'a file for each mail, the same in every language',
  'api/src/mail/templates/defaults/nl': 'a file for each mail, the same in every language',
  'api/src/app/commands': 'a program for each command, run by its path',
};

/** Generated folders. */
const MADE = new Set(['node_modules', 'dist', '.git', '.facade', '.toolchain']);

/** Drawing code consists of many small steps, which read best in one file. */
const DRAWN = 'tools/sample-agency';

/** Files of code that are too long. One line each. */
export const longFiles = (root: string): string[] =>
  filesBelow(root)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(`${DRAWN}/`))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1;
      return lines > MOST_LINES ? [`${file} has ${lines} lines: at most ${MOST_LINES} are in a file`] : [];
    });

/** Folders with too many files. One line each. */
export function crowdedFolders(root: string): string[] {
  const folders = Map.groupBy(filesBelow(root), dirname);
  return [...folders]
    .filter(([folder, files]) => files.length > MOST_FILES && !(folder in LISTS))
    .map(([folder, files]) => `${folder} has ${files.length} files: at most ${MOST_FILES} are in a folder`);
}

/** Paths of the files below the root, in order, without generated ones. */
export function filesBelow(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !MADE.has(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return filesBelow(root, path);
      return entry.isFile() ? [path] : [];
    })
    .sort();
}
