import { smallFolder } from './small-folder.ts';

/** A file of the small folder with one text in place of another. */
export const changedFile = (file: string, from: string | RegExp, to: string): Record<string, string> => ({
  [file]: (smallFolder[file] ?? '').replace(from, to),
});
