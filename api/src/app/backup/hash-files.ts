import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../../kernel/index.ts';
import { MANIFEST, type Manifest } from './manifest.ts';

type Files = Manifest['files'];

/**
 * Hashes every file in the folder except the manifest, by its path with `/`. Throws a StartupError for a link, which contains
 * no bytes.
 */
export async function hashFiles(folder: string): Promise<Files> {
  const files: Files = {};
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((found) => !found.isDirectory())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).replaceAll(sep, '/');
    if (!entry.isFile())
      throw new StartupError(`${name} is neither a file nor a folder: a backup contains only these.`);
    if (name !== MANIFEST) files[name] = await hashFile(path);
  }
  return files;
}

async function hashFile(path: string): Promise<Files[string]> {
  const hash = createHash('sha256');
  let size = 0;
  const stream = createReadStream(path);
  stream.on('data', (chunk) => {
    size += chunk.length;
  });
  await pipeline(stream, hash);
  return { size, sha256: hash.digest('hex') };
}

/** Throws a StartupError with one line per file, at most ten, if the folder does not match the manifest. */
export async function checkFiles(folder: string, expected: Files): Promise<void> {
  const found = await hashFiles(folder);
  const problems = Object.entries(expected).flatMap(([name, { size, sha256 }]) => {
    const file = found[name];
    if (!file) return [`${name} is missing`];
    return file.size === size && file.sha256 === sha256 ? [] : [`${name} has been changed`];
  });
  for (const name of Object.keys(found)) if (!expected[name]) problems.push(`${name} is not in the manifest`);
  if (problems.length > 0) throw new StartupError(['The backup is damaged:', ...problems.slice(0, 10)].join('\n  '));
}
