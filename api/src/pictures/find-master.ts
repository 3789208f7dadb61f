import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentPictures } from '../content/index.ts';
import type { Snapshot } from '../site-data.ts';
import { libraryFolder } from './library.ts';

export interface Master {
  /** Absolute. */
  file: string;
  /** Changes with the bytes. */
  key: string;
  /** The id itself tells of the bytes, so an answer may be kept for ever. */
  immutable: boolean;
}

/** The picture of that id: in the library, else the agency's own in its content folder. Null where there is none. */
export async function findMaster(
  id: string,
  { catalogue, content }: Snapshot,
  dataFolder: string,
): Promise<Master | null> {
  const stored = catalogue.pictures.get(id);
  if (stored)
    return {
      file: join(libraryFolder(dataFolder), stored.file),
      key: stored.file,
      immutable: stored.file.startsWith(`${id}.`),
    };
  const own = contentPictures(content).find((picture) => picture.id === id);
  if (!own?.file) return null;
  try {
    const { size, mtimeMs } = await stat(own.file);
    return { file: own.file, key: `content-${id}-${size}-${Math.round(mtimeMs)}`, immutable: false };
  } catch {
    return null;
  }
}
