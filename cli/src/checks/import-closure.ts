import { join, relative } from 'node:path';
import { importClosures } from '@facade/platform/contract/import-closure';
import { ROOT } from '../workspace.ts';

/** Module of a page → the most files that it may reach: what a reader may have to open who follows its imports. */
export const MOST_FILES: Readonly<Record<string, number>> = {
  'mf-listings/src/pages/list-page.tsx': 150,
};

/** Paths of the files of this checkout that a module reaches by static imports of values and types, in order. */
export const filesReached = (module: string): string[] =>
  importClosures({ types: true })(join(ROOT, module))
    .map((file) => relative(ROOT, file))
    .sort();

/** `node cli/src/checks/import-closure.ts FILE…` prints the files and their number. */
if (import.meta.main)
  for (const module of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(MOST_FILES)) {
    const files = filesReached(module);
    console.log([...files, `${files.length} files from ${module}`].join('\n'));
  }
