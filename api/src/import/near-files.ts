import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { documentFiles } from '../catalogue/index.ts';
import { spelling } from './picture-sources.ts';

/** What an import takes of the files that lie loose in a folder: it may have the pictures of all homes, and is read once. */
export interface NearFiles {
  /** Names that are spelled in another way than feeds do, by {@link spelling}; none of two that differ in nothing else. */
  spelled: ReadonlyMap<string, string>;
  /** Paths of what may be a document, by its name. */
  documents: ReadonlyMap<string, string>;
}

/** Files of either kind beyond which no others are looked for. */
const MOST = 100_000;

/** The files of a folder; none if it cannot be read. */
export async function readNear(folder: string): Promise<NearFiles> {
  const spelled = new Map<string, string>();
  const several = new Set<string>();
  const documents = new Map<string, string>();
  for await (const { name } of await opendir(folder).catch(() => [])) {
    if (documents.size < MOST && documentFiles.nameIn(name) !== null)
      documents.set(name.normalize('NFC'), join(folder, name));
    const key = spelling(name);
    if (key === name || several.has(key)) continue;
    if (spelled.delete(key)) several.add(key);
    else if (spelled.size < MOST) spelled.set(key, name);
  }
  return { spelled, documents };
}
