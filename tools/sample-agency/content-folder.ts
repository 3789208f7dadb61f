import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { type ContentPictureOrder, drawContentPicture } from './pictures/draw-content.ts';

type Entry = Partial<ContentPictureOrder> & { id: string; file?: string; color?: string };

/**
 * Copies the sample agency's content folder and draws the pictures its `pictures.yaml` orders, so that the copy is what
 * an agency with pictures of its own would have. Says how many it drew.
 */
export function writeContentFolder(source: string, target: string): number {
  rmSync(target, { recursive: true, force: true });
  cpSync(source, target, { recursive: true });
  mkdirSync(join(target, 'pictures'), { recursive: true });
  const entries: Entry[] = parse(readFileSync(join(source, 'pictures.yaml'), 'utf8'));
  const drawn = entries.map((entry) => (isOrder(entry) ? draw(entry, target) : entry));
  writeFileSync(join(target, 'pictures.yaml'), stringify(drawn));
  return drawn.filter(({ kind }) => kind).length;
}

const isOrder = (entry: Entry): entry is Entry & ContentPictureOrder =>
  entry.file === undefined && entry.kind !== undefined && entry.seed !== undefined;

function draw(order: Entry & ContentPictureOrder, target: string): Entry {
  const { svg, width, height, color } = drawContentPicture(order);
  const file = `pictures/${order.id}.svg`;
  writeFileSync(join(target, file), svg);
  return { ...order, file, width, height, color };
}
