import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, readdir, readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { StoredPicture } from '../catalogue/stored.ts';
import { writeWhole } from '../files/write-whole.ts';
import type { MeasurePicture } from './measure.ts';

const EXTENSIONS = new Set(['.svg', '.jpg', '.jpeg', '.png', '.webp', '.avif']);

/** A picture to be taken into the library. */
export interface NewPicture {
  /** Name in the CRM; the id adds a hash of the bytes, so that an address never changes what it shows. */
  name: string;
  /** Absolute. */
  file: string;
  /** Average colour where the CRM knows it. */
  color: string | null;
}

/** Where the masters are kept. */
export function libraryFolder(dataFolder: string): string {
  return join(dataFolder, 'pictures');
}

/** Where their variants are kept. */
export function variantFolder(dataFolder: string): string {
  return join(dataFolder, 'pictures-cache');
}

/**
 * Copies a picture into the library, unless it is there already.
 * @param known what is in the library, by name of its file without extension: an unchanged picture is not measured again
 * @param measure finds out what is not known
 * @returns the stored picture, or a sentence that says why it cannot be used
 */
export async function addPicture(
  folder: string,
  picture: NewPicture,
  known: ReadonlyMap<string, StoredPicture>,
  measure: MeasurePicture,
): Promise<StoredPicture | string> {
  const extension = extname(picture.file).toLowerCase();
  if (!EXTENSIONS.has(extension)) return `"${picture.name}${extension}" is not a kind of picture`;
  let bytes: Buffer;
  try {
    bytes = await readFile(picture.file);
  } catch {
    return `the file of "${picture.name}" is missing`;
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const id = `${picture.name.replace(/[^\w-]+/g, '-').toLowerCase()}-${hash}`;
  const file = `${id}${extension}`;
  await copyUnlessKept(picture.file, join(folder, file));
  const before = known.get(id);
  if (before) return { ...before, id };
  try {
    return { id, ...(await measure(picture.file, picture.color)), file };
  } catch {
    return `"${picture.name}" cannot be read as a picture`;
  }
}

async function copyUnlessKept(source: string, target: string): Promise<void> {
  try {
    await access(target, constants.F_OK);
  } catch {
    await writeWhole(target, (part) => copyFile(source, part));
  }
}

/** Deletes the masters, and their variants, that the catalogue no longer uses. */
export async function removeUnused(dataFolder: string, used: ReadonlySet<string>): Promise<void> {
  const folder = libraryFolder(dataFolder);
  const files = await readdir(folder).catch(() => []);
  for (const file of files.filter((name) => !used.has(name))) {
    await rm(join(folder, file), { force: true });
    await rm(join(variantFolder(dataFolder), file), { recursive: true, force: true });
  }
}
