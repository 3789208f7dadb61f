import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize, relative, sep } from 'node:path';

/** A test file, and over how many imports it reaches a changed file: 0 if it has changed itself. */
export interface RelatedTest {
  file: string;
  distance: number;
}

const CODE = /\.(tsx?|mjs|cjs)$/;
const TEST = /\.test\.tsx?$/;
/** A path in quotes: of an import, a mock, or a program that is started. */
const QUOTED = /['"`]([\w@.][\w@./-]*)['"`]/g;

/** Files of the checkout that differ from where this branch left `main`, new ones included. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const [main] = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main').split('\n');
  if (!main) return [];
  const base = git('merge-base', main, 'HEAD').trim();
  return [...git('diff', '--name-only', base).split('\n'), ...git('ls-files', '-o', '--exclude-standard').split('\n')]
    .filter(Boolean)
    .sort();
}

/** Tests that depend on the changed files, the nearest first. */
export function relatedTests(root: string, changed: string[]): RelatedTest[] {
  const files = filesOf(root);
  const importers = importersOf(root, files);
  const distances = new Map<string, number>();
  let nearest = changed.flatMap((file) => (importers.has(file) || files.has(file) ? withNeighbours(file) : []));
  for (let distance = 0; nearest.length > 0; distance += 1) {
    nearest = nearest.filter((file) => !distances.has(file));
    for (const file of nearest) distances.set(file, distance);
    nearest = [...new Set(nearest.flatMap((file) => [...(importers.get(file) ?? [])]))];
  }
  return [...distances]
    .filter(([file]) => TEST.test(file) && files.has(file))
    .map(([file, distance]) => ({ file, distance }))
    .sort((one, other) => one.distance - other.distance || one.file.localeCompare(other.file));

  /** What no code names, such as texts and styles, concerns the tests of its folder, or of the nearest folder above that has any. */
  function withNeighbours(file: string): string[] {
    if (importers.has(file) || CODE.test(file)) return [file];
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      const tests = [...files].filter((other) => dirname(other) === folder && TEST.test(other));
      if (tests.length > 0) return [file, ...tests];
    }
    return [file];
  }
}

function filesOf(root: string): Set<string> {
  const list = (...flags: string[]) =>
    execFileSync('git', ['ls-files', ...flags], { cwd: root, encoding: 'utf8' }).split('\n');
  const deleted = new Set(list('-d'));
  return new Set(list('-co', '--exclude-standard').filter((file) => !deleted.has(file)));
}

/** File → files that name it. */
function importersOf(root: string, files: Set<string>): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    if (!CODE.test(file)) continue;
    for (const named of namedIn(root, file, files)) {
      const known = importers.get(named);
      if (known) known.add(file);
      else importers.set(named, new Set([file]));
    }
  }
  return importers;
}

function namedIn(root: string, file: string, files: Set<string>): string[] {
  const { resolve } = createRequire(join(root, file));
  return [...readFileSync(join(root, file), 'utf8').matchAll(QUOTED)].flatMap(([, name = '']) => {
    if (name.startsWith('@facade/')) return ours(resolve, name);
    // Commands start programs by paths from the root.
    return [normalize(join(dirname(file), name)), normalize(name)].filter((path) => files.has(path));
  });

  function ours(find: NodeJS.RequireResolve, name: string): string[] {
    try {
      return [relative(root, find(name)).split(sep).join('/')];
    } catch {
      return [];
    }
  }
}
