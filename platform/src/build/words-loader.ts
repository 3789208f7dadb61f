import { basename, dirname, join } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { sectionTexts, wordsFile } from './section-texts.ts';

/** Adds to the texts of a section the words of the domain that it names, so that each language ships its own and no other. */
export default function addWords(this: LoaderContext, source: string): string {
  // The bundler says where the file is not JSON.
  if (!isJson(source)) return source;
  const language = basename(this.resourcePath, '.json');
  const folder = join(dirname(this.resourcePath), '../..');
  this.addDependency(wordsFile(language));
  this.addDependency(join(folder, 'src/remote.tsx'));
  return JSON.stringify(sectionTexts(folder, language));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
