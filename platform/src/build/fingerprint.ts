import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Hash of every file below the given files and folders, tests apart: changes exactly when a build could differ. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Runs `work` unless it already succeeded for this very key, and left `result` where one is named. Says whether it ran. */
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

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesBelow(join(path, name)));
}
