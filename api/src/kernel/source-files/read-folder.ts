import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { plainText } from '../files/plain-text.ts';

/** A text file of the content folder, as plain text; `file` is relative to it, with forward slashes. */
export interface SourceFile {
  file: string;
  text: string;
}

/** Every YAML and Markdown file under the folder, sorted by name; null if there is no such folder. */
export async function readFolder(folder: string): Promise<SourceFile[] | null> {
  const names = await readdir(folder, { recursive: true }).catch(() => null);
  if (!names) return null;
  const files = names.map((name) => name.split(sep).join('/')).filter((name) => /\.(ya?ml|md)$/.test(name));
  return Promise.all(
    files
      .sort()
      .map(async (file) => ({ file, text: plainText(await readFile(join(folder, ...file.split('/')), 'utf8')) })),
  );
}
