import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);

/**
 * Hash of every file below the given files and folders, except `node_modules`, `dist` and what `skip` names. Tests are skipped
 * by default: the hash then changes exactly when a build could differ.
 */
export function fingerprint(root: string, paths: readonly string[], skip = isTest): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path), skip))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Runs `work` unless it already succeeded for this key and its `result`, if given, still exists. Returns whether it ran. */
export async function whenChanged(
  markerFile: string,
  key: string,
  work: () => Promise<void>,
  result = markerFile,
): Promise<boolean> {
  if (existsSync(markerFile) && existsSync(result) && readFileSync(markerFile, 'utf8') === key) return false;
  await work();
  mkdirSync(dirname(markerFile), { recursive: true });
  writeFileSync(markerFile, key);
  return true;
}

function filesBelow(path: string, skip: (name: string) => boolean): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !skip(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesBelow(join(path, name), skip));
}
