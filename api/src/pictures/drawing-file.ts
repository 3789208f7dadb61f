import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawing, DrawingFormat } from '../drawings/drawing.ts';

/** What has not been drawn for so long is drawn again when somebody asks: homes that are gone leave no files. Milliseconds. */
const KEPT = 30 * 24 * 3_600_000;

/** Where drawings are kept. */
export const drawingFolder = (dataFolder: string): string => join(dataFolder, 'drawings-cache');

/** Name of a drawing's file: made of all that it shows, so that a change of the home or of a colour gives another. */
export const drawingFile = (drawing: Drawing, format: DrawingFormat): string => `${drawingKey(drawing)}.${format}`;

/** Changes with what the drawing shows. */
export const drawingKey = ({ svg, photo }: Drawing): string =>
  createHash('sha256')
    .update(svg)
    .update(photo ? JSON.stringify({ ...photo, master: photo.master.key }) : '')
    .digest('base64url')
    .slice(0, 22);

/** Deletes what was drawn long ago. Says how many files went. */
export async function sweepDrawings(folder: string, now = Date.now()): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const file = join(folder, name);
    const isOld = await stat(file).then(
      ({ mtimeMs }) => now - mtimeMs > KEPT,
      () => false,
    );
    if (!isOld) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
