import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ContentEdits } from '../../content/index.ts';
import { plainText } from '../../kernel/index.ts';

/** The differences between two folders. */
export interface FolderDifference {
  /** Whole text files. */
  edits: ContentEdits;
  /** Other files that are new or different, such as pictures: a preview shows those of the site. */
  others: string[];
}

/** Text files, which contain the content; the rest are pictures, maps and schemas for editors. */
const TEXT = /\.(ya?ml|md)$/;
const FOR_EDITORS = /^schemas\//;

/** Compares a copy of a content folder with the site's own. Null if there is no such folder. */
export async function editsBetween(own: string, copy: string): Promise<FolderDifference | null> {
  const [before, after] = [await filesIn(own), await filesIn(copy)];
  if (!before || !after) return null;
  const edits = new Map<string, string | null>();
  const others: string[] = [];
  for (const file of after) {
    const bytes = await readFile(join(copy, file));
    const former = before.has(file) ? await readFile(join(own, file)) : null;
    if (former?.equals(bytes)) continue;
    if (TEXT.test(file)) edits.set(file, plainText(bytes.toString('utf8')));
    else others.push(file);
  }
  for (const file of before) if (TEXT.test(file) && !after.has(file)) edits.set(file, null);
  return { edits, others: others.sort() };
}

/** Names relative to the folder, with forward slashes. */
async function filesIn(folder: string): Promise<Set<string> | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return null;
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length));
  return new Set(names.map((name) => name.split(sep).join('/')).filter((name) => !FOR_EDITORS.test(name)));
}
