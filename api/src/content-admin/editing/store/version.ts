import { createHash } from 'node:crypto';
import type { ThingTexts } from '../things/read-fields.ts';

/** Changes with every change of the files of a thing, whoever made it. */
export function versionOf(texts: ThingTexts): string {
  const hash = createHash('sha256');
  for (const [file, text] of [...texts].sort()) hash.update(`${file}\0${text === null ? 'none' : `text${text}`}\0`);
  return hash.digest('hex').slice(0, 32);
}
