import { hash } from 'node:crypto';
import { documentFiles } from '../catalogue/index.ts';
import { films } from '../pictures/index.ts';
import type { Db } from '../platform/index.ts';
import { isOfHome, nameless, usedDocuments } from './import-documents.ts';

/** Served unchanged. */
const FOLDERS = [films, documentFiles];

/** The films and documents that came with a feed. */
export interface TakenFiles {
  /** Changes whenever one of them does; empty if there are none. */
  key: string;
  /** Their names, by folder; a folder that is missing beside the feed has none. */
  names: Record<string, string[]>;
  /**
   * Deletes files of earlier feeds, except those of other feeds, and fetched ones that no home has. If a folder is missing beside the feed, the
   * other files in it are kept.
   */
  dropOthers(): Promise<void>;
}

/** Without a folder of documents, those that homes have lie beside the feed, and one of them may be another file now. */
async function renewLoose(loose: ReadonlyMap<string, string>, dataFolder: string): Promise<void> {
  const known = new Set(await documentFiles.list(dataFolder));
  if (known.size === 0) return;
  for (const [file, path] of loose) {
    const name = documentFiles.nameIn(file);
    if (name !== null && known.has(name)) await documentFiles.takeOne(path, name, dataFolder);
  }
}

/**
 * Copies the films and documents in the folders beside a feed into the data folder.
 * @param loose documents that lie beside the feed, without a folder of their own
 * @param source name of the feed
 */
export async function takeFiles(
  db: Db,
  {
    beside,
    loose,
    dataFolder,
    source,
  }: { beside: string; loose: ReadonlyMap<string, string>; dataFolder: string; source: string },
): Promise<TakenFiles> {
  const taken = await Promise.all(
    FOLDERS.map(async (files) => ({ files, names: await files.take(beside, dataFolder) })),
  );
  if (!taken.some(({ files, names }) => files === documentFiles && names)) await renewLoose(loose, dataFolder);
  const keys = await Promise.all(taken.map(({ files, names }) => files.keysOf(names, dataFolder)));
  return {
    key: keys.flat().length > 0 ? hash('sha1', JSON.stringify(keys), 'base64url') : '',
    names: Object.fromEntries(taken.flatMap(({ files, names }) => (names ? [[files.folder, names]] : []))),
    async dropOthers() {
      const others = await db.selectFrom('feed_source').select('file_names').where('name', '<>', source).execute();
      for (const { files, names } of taken) {
        const theirs = others.flatMap((one) => one.file_names[files.folder] ?? []);
        const hasFetched = (await files.list(dataFolder)).some(isOfHome);
        const used = hasFetched ? await usedDocuments(db) : new Set();
        const kept = names && new Set([...names, ...theirs]);
        const isWanted = (name: string) => (isOfHome(name) ? used.has(nameless(name)) : !kept || kept.has(name));
        await files.keepOnly(isWanted, dataFolder);
      }
    },
  };
}
