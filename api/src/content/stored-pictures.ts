import { join } from 'node:path';
import sharp from 'sharp';
import type { StoredPicture } from './content.ts';
import type { ContentProblem } from './problem.ts';
import type { PictureEntry } from './schema/pictures.ts';

/** Painted until a picture arrives whose colour nobody knows yet: the line colour of the design. */
const NEUTRAL = '#e6e0d5';

/** Adds size and average colour to each picture of `pictures.yaml`; those of a file are read from the file. */
export async function storedPictures(
  folder: string,
  entries: PictureEntry[],
  problems: ContentProblem[],
): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>();
  for (const [index, entry] of entries.entries()) {
    const problem = (field: string, message: string) =>
      problems.push({ file: 'pictures.yaml', field: `[${index}].${field}`, line: null, message });
    if (stored.has(entry.id)) problem('id', `"${entry.id}" is used twice`);
    const facts = knownFacts(entry) ?? (entry.file === undefined ? null : await fileFacts(join(folder, entry.file)));
    if (facts) stored.set(entry.id, { ...entry, ...facts, color: entry.color ?? facts.color });
    else problem('file', `"${entry.file}" does not exist or is not a picture`);
  }
  return stored;
}

type Facts = Pick<StoredPicture, 'width' | 'height' | 'color'>;

/** Where the entry says it all, the file need not be read: with large pictures that is what takes the time. */
const knownFacts = ({ file, width, height, color }: PictureEntry): Facts | null => {
  if (width === undefined || height === undefined || (file !== undefined && color === undefined)) return null;
  return { width, height, color: color ?? NEUTRAL };
};

/** Null where sharp cannot read the file, for whatever reason. */
async function fileFacts(file: string): Promise<Facts | null> {
  try {
    const image = sharp(file);
    const [{ autoOrient }, pixel] = await Promise.all([
      image.metadata(),
      image.clone().resize(1, 1).flatten({ background: '#ffffff' }).toColourspace('srgb').raw().toBuffer(),
    ]);
    const channels = [pixel[0], pixel[1] ?? pixel[0], pixel[2] ?? pixel[0]];
    const color = `#${channels.map((channel) => (channel ?? 0).toString(16).padStart(2, '0')).join('')}`;
    return { width: autoOrient.width, height: autoOrient.height, color };
  } catch {
    return null;
  }
}
