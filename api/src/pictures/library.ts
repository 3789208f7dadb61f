import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, opendir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { writeAtomically } from '../kernel/index.ts';
import type { StoredPicture } from '../platform/index.ts';
import type { MeasurePicture } from './measure.ts';

const EXTENSIONS = new Set(['.svg', '.jpg', '.jpeg', '.png', '.webp', '.avif']);

/** A picture to add to the library. */
export interface NewPicture {
  /** Name in the CRM; the id adds a hash of the bytes, so that an address always shows the same picture. */
  name: string;
  /** Absolute. */
  file: string;
  /** Average colour, if the CRM has it. */
  color: string | null;
}

/** Folder of the masters. */
export function libraryFolder(dataFolder: string): string {
  return join(dataFolder, 'pictures');
}

/** Folder of their variants. */
export function variantFolder(dataFolder: string): string {
  return join(dataFolder, 'pictures-cache');
}

/** Options of {@link addPicture}. */
export interface AddOptions {
  /** Finds a picture of the library by id: an unchanged picture is not measured again. */
  known(id: string): Promise<StoredPicture | undefined>;
  /** Measures what is unknown. */
  measure: MeasurePicture;
  /** False: it is not copied. */
  keep: boolean;
}

/** Why a picture cannot be used. */
export interface UnusablePicture {
  kind: 'pictureMissing' | 'pictureKind' | 'pictureUnreadable';
  values: { name: string };
}

/** What is wrong with a picture whose file is missing. */
export const missingPicture = ({ name }: Pick<NewPicture, 'name'>): UnusablePicture => ({
  kind: 'pictureMissing',
  values: { name },
});

/**
 * Copies a picture into the library, unless it is already there.
 * @returns the stored picture, or why it cannot be used
 */
export async function addPicture(
  folder: string,
  picture: NewPicture,
  { known, measure, keep }: AddOptions,
): Promise<StoredPicture | UnusablePicture> {
  const extension = extname(picture.file).toLowerCase();
  if (!EXTENSIONS.has(extension)) return { kind: 'pictureKind', values: { name: picture.name + extension } };
  let bytes: Buffer;
  try {
    bytes = await readFile(picture.file);
  } catch {
    return missingPicture(picture);
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const id = `${picture.name.replace(/[^\w-]+/g, '-').toLowerCase()}-${hash}`;
  const file = `${id}${extension}`;
  if (keep) await copyUnlessKept(picture.file, join(folder, file));
  const before = await known(id);
  if (before) return { ...before, id };
  try {
    return { id, ...(await measure(picture.file, picture.color)), file };
  } catch {
    return { kind: 'pictureUnreadable', values: { name: picture.name } };
  }
}

/** Whether the library has the file of a picture. */
export const isKept = (folder: string, { file }: Pick<StoredPicture, 'file'>): Promise<boolean> =>
  access(join(folder, file), constants.F_OK).then(
    () => true,
    () => false,
  );

async function copyUnlessKept(source: string, target: string): Promise<void> {
  if (!(await isKept(dirname(target), { file: basename(target) })))
    await writeAtomically(target, (part) => copyFile(source, part));
}

/** Files looked up per batch. */
const BATCH = 1000;

/**
 * Deletes the masters, and their variants, that the catalogue no longer uses.
 * @param used returns those of the files that the catalogue uses
 */
export async function removeUnused(
  dataFolder: string,
  used: (files: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const folder = libraryFolder(dataFolder);
  const listing = await opendir(folder).catch(() => null);
  let files: string[] = [];
  const sweep = async () => {
    if (files.length === 0) return;
    const wanted = await used(files);
    for (const file of files.filter((name) => !wanted.has(name))) {
      await rm(join(folder, file), { force: true });
      await rm(join(variantFolder(dataFolder), file), { recursive: true, force: true });
    }
    files = [];
  };
  for await (const { name } of listing ?? []) {
    files.push(name);
    if (files.length === BATCH) await sweep();
  }
  await sweep();
}
