import type { SourceFile } from '../../../kernel/index.ts';

/** Text files by name: their contents instead of what is on disk. Null: the file does not exist. */
export type ContentEdits = ReadonlyMap<string, string | null>;

/** The files of a folder as they would be with these edits, sorted by name like `readFolder` does. */
export function applyEdits(files: SourceFile[], edits: ContentEdits): SourceFile[] {
  const laid = new Map<string, string | null>(files.map(({ file, text }) => [file, text]));
  for (const [file, text] of edits) laid.set(file, text);
  return [...laid]
    .flatMap(([file, text]) => (text === null ? [] : [{ file, text }]))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}
