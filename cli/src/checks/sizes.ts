import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Maximum lines of a file of code; longer ones are split by subject. */
const MOST_LINES = 250;

/** Maximum pieces beside the folders of subjects, each with its test, examples and styles; a subject itself may hold any number. */
const MOST_PIECES = 25;

/** Folders with subfolders that may hold more pieces, and why. */
const LISTS: Readonly<Record<string, string>> = {
  'api/src/app/commands': 'a program for each command, run by its path',
};

/** Maximum lines of a file that belongs in its only reader. */
const FEW_LINES = 25;

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

/** Folders that hold subfolders and too many pieces beside them. One line each. */
export function crowdedFolders(root: string): string[] {
  const folders = Map.groupBy(filesBelow(root), dirname);
  const withSubjects = new Set(
    [...folders.keys()].filter((folder) => !/\/(fixtures|testing)\b/.test(folder)).map(dirname),
  );
  return [...folders].flatMap(([folder, files]) => {
    const pieces = new Set(files.map((file) => basename(file).split('.')[0])).size;
    if (pieces <= MOST_PIECES || !withSubjects.has(folder) || folder in LISTS) return [];
    return [`${folder} has ${pieces} files: at most ${MOST_PIECES} are beside its subfolders`];
  });
}

/**
 * Small files of code with one reader, in the same folder: they belong in it. Not those with a test, examples or styles of their own,
 * those loaded on demand, and those that an index offers to others. One line each.
 */
export function scatteredFiles(root: string): string[] {
  const files = filesBelow(root).filter((file) => /\/src\/.*\.tsx?$/.test(file) && !file.startsWith(`${DRAWN}/`));
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const readers = new Map<string, { reader: string; isStatic: boolean }[]>();
  for (const [reader, text] of texts)
    for (const [, before = '', path = ''] of text.matchAll(IMPORTED)) {
      const file = fileOf(reader, path, texts);
      if (file) readers.set(file, [...(readers.get(file) ?? []), { reader, isStatic: before.startsWith('import ') }]);
    }
  return files.flatMap((file) => {
    const lines = (texts.get(file) ?? '').split('\n').length - 1;
    const [only, ...others] = readers.get(file) ?? [];
    const stands = !only?.isStatic || others.length > 0 || dirname(only.reader) !== dirname(file);
    if (lines > FEW_LINES || stands || /(^|\/)index\.tsx?$|\.test\./.test(only.reader) || hasOwn(file, texts))
      return [];
    return [`${file} has ${lines} lines and one reader: it belongs in ${basename(only.reader)}`];
  });
}

/** What a file imports, exports again, or loads. */
const IMPORTED = /((?:^import |^export |\bimport\(|\bURL\()[^;']*)'([^']+)'/gm;

/** The file of this checkout that an import names. */
function fileOf(reader: string, path: string, texts: ReadonlyMap<string, string>): string | undefined {
  const [, package_, rest] = /^@facade\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (!package_) return path.startsWith('.') ? join(dirname(reader), path) : undefined;
  return [`${package_}/src/${rest}.ts`, `${package_}/src/${rest}.tsx`].find((file) => texts.has(file));
}

/** Whether a file has its own test, examples or styles beside it, or is one of these. */
function hasOwn(file: string, texts: ReadonlyMap<string, string>): boolean {
  const name = file.replace(/\.tsx?$/, '');
  const isBeside = ['test.ts', 'test.tsx', 'examples.tsx', 'style.ts'].some((kind) => texts.has(`${name}.${kind}`));
  return isBeside || /\.(test|examples|style|d)$|\/testing\//.test(name);
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
