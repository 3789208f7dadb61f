import { join } from 'node:path';
import type { ContentProblem } from '../../../kernel/index.ts';
import { EncoderLost, type MeasurePicture, measurePicture } from '../../../pictures/index.ts';
import type { StoredPicture } from '../../content.ts';
import type { PictureEntry } from '../../schema/pictures.ts';

/** Shown while a picture loads whose colour is unknown: the line colour of the design. */
const NEUTRAL = '#e6e0d5';

/**
 * Adds size and average colour to each picture of `pictures.yaml`; those of a file are read from the file.
 * @throws EncoderLost if a file cannot be measured for a reason other than the file
 */
export async function storedPictures(
  folder: string,
  entries: PictureEntry[],
  problems: ContentProblem[],
  measure: MeasurePicture = measurePicture,
): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>();
  for (const [index, entry] of entries.entries()) {
    const problem = (field: string, message: string) =>
      problems.push({ file: 'pictures.yaml', field: `[${index}].${field}`, line: null, message });
    if (stored.has(entry.id)) problem('id', `"${entry.id}" is used twice`);
    const facts = knownFacts(entry) ?? (await fileFacts(folder, entry, measure));
    if (facts) stored.set(entry.id, { ...entry, ...facts });
    else problem('file', `"${entry.file}" does not exist or is not a picture`);
  }
  return stored;
}

type Facts = Pick<StoredPicture, 'width' | 'height' | 'color'>;

/** If the entry states everything, the file need not be read: large pictures take the most time. */
const knownFacts = ({ file, width, height, color }: PictureEntry): Facts | null => {
  if (width === undefined || height === undefined || (file !== undefined && color === undefined)) return null;
  return { width, height, color: color ?? NEUTRAL };
};

/** Null if the file is missing or not a picture. */
async function fileFacts(
  folder: string,
  { file, color }: PictureEntry,
  measure: MeasurePicture,
): Promise<Facts | null> {
  if (file === undefined) return null;
  try {
    return await measure(join(folder, file), color ?? null);
  } catch (error) {
    if (error instanceof EncoderLost) throw new EncoderLost(`"${file}" cannot be measured: ${error.message}`);
    return null;
  }
}
