import { hash } from 'node:crypto';
import { documentFiles } from '../catalogue/index.ts';
import { films } from '../pictures/index.ts';

/** Served unchanged. */
const FOLDERS = [films, documentFiles];

/** The films and documents that came with a feed. */
export interface TakenFiles {
  /** Changes whenever one of them does; empty if there are none. */
  key: string;
  /** Deletes files of earlier feeds. If a folder is missing beside the feed, its files are kept. */
  dropOthers(): Promise<void>;
}

/** Copies the films and documents in the folders beside a feed into the data folder. */
export async function takeFiles(besideFeed: string, dataFolder: string): Promise<TakenFiles> {
  const taken = await Promise.all(
    FOLDERS.map(async (files) => ({ files, names: await files.take(besideFeed, dataFolder) })),
  );
  const keys = await Promise.all(taken.map(({ files, names }) => files.keysOf(names, dataFolder)));
  return {
    key: keys.flat().length > 0 ? hash('sha1', JSON.stringify(keys), 'base64url') : '',
    async dropOthers() {
      for (const { files, names } of taken) if (names) await files.keepOnly(names, dataFolder);
    },
  };
}
