import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Folders of the code that validates and maps records. */
const FOLDERS = [
  import.meta.dirname,
  dirname(createRequire(join(import.meta.dirname, 'x.ts')).resolve('@facade/shared-domain/goal')),
];

/**
 * Changes with the code of the import: an unchanged record may then be mapped differently, so a new version of Facade
 * maps every record again. A hash, because a version number would be forgotten.
 */
export async function codeVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const files = (await readdir(folder, { recursive: true })).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    for (const file of files.sort()) hash.update(file).update(await readFile(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
