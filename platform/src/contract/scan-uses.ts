import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { BuildFailure, causeOfParser } from '../build/build-failure.ts';
import type { TextUse } from './contract.ts';
import { globalStylesIn } from './global-styles.ts';
import { parseSource, sourcesBelow } from './source-files.ts';
import { textUsesIn } from './text-uses.ts';

/** The texts and page-wide styles that the sources of a section use. */
export interface Uses {
  texts: TextUse[];
  /** Rules for the whole page, a sentence each. */
  styles: string[];
}

/** Most files use none of these and need not be parsed. */
const MAY_SAY = /\bt\(|\.(css|scss|sass|less)|style|insertRule|addRule|adoptedStyleSheets/;

/** Reads every source below a folder, without tests. Throws a `BuildFailure` that names the files with syntax errors. */
export function scanUses(folder: string): Uses {
  const uses: Uses = { texts: [], styles: [] };
  const causes: string[] = [];
  for (const path of sourcesBelow(folder)) {
    const text = readFileSync(path, 'utf8');
    const file = relative(dirname(folder), path);
    if (!MAY_SAY.test(text)) continue;
    try {
      const module = parseSource(text, path);
      uses.texts.push(...textUsesIn(module, file));
      uses.styles.push(...globalStylesIn(module, file));
    } catch (error) {
      causes.push(causeOfParser(error, file));
    }
  }
  if (causes.length > 0) throw new BuildFailure(causes);
  return uses;
}
