import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readPictures } from '../catalogue/index.ts';
import { type ContentPicture, contentPictures } from '../content/index.ts';
import { libraryFolder, type Master } from '../pictures/index.ts';
import type { Snapshot } from './snapshot.ts';

/** The picture with this id: in the library, else in the agency's content folder. Null if there is none. */
export async function findMaster(
  id: string,
  { db, content, pictures }: Pick<Snapshot, 'db' | 'content' | 'pictures'>,
  dataFolder: string,
): Promise<Master | null> {
  const stored = pictures.get(id) ?? (await readPictures(db, [id])).get(id);
  if (stored) pictures.set(id, stored);
  if (stored)
    return {
      file: join(libraryFolder(dataFolder), stored.file),
      key: stored.file,
      width: stored.width,
      immutable: stored.file.startsWith(`${id}.`),
    };
  const own = contentPictures(content).find((picture) => picture.id === id);
  return own ? contentMaster(own) : null;
}

async function contentMaster({ id, file, width }: ContentPicture): Promise<Master | null> {
  if (!file) return null;
  try {
    const { size, mtimeMs } = await stat(file);
    return { file, key: `content-${id}-${size}-${Math.round(mtimeMs)}`, width, immutable: false };
  } catch {
    return null;
  }
}
