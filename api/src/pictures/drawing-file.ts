import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawing, DrawingFormat } from './drawings/drawing.ts';

/**
 * Drawings older than this are deleted, and drawn again on request, so that removed homes leave no files. Milliseconds.
 */
const KEPT = 30 * 24 * 3_600_000;

/** Folder of the drawings. */
export const drawingFolder = (dataFolder: string): string => join(dataFolder, 'drawings-cache');

/**
 * Name of a drawing's file. It is derived from everything that the drawing shows, so it changes with the home and the
 * colours.
 */
export const drawingFile = (drawing: Drawing, format: DrawingFormat): string => `${drawingKey(drawing)}.${format}`;

/** Changes with what the drawing shows. */
export const drawingKey = ({ svg, photo }: Drawing): string =>
  createHash('sha256')
    .update(svg)
    .update(photo ? JSON.stringify({ ...photo, master: photo.master.key }) : '')
    .digest('base64url')
    .slice(0, 22);

/** Deletes old drawings. Returns the number of deleted files. */
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
