import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type ContentPictureOrder, drawContentPicture } from './draw-content.ts';

/** Draws every entry of `pictures.yaml` that has a `kind` into `folder`; returns the ids. Entries with a `file` are the agency's own. */
export async function drawContentFolder(content: string, folder: string): Promise<string[]> {
  const entries = parse(await readFile(join(content, 'pictures.yaml'), 'utf8')) as Partial<ContentPictureOrder>[];
  const orders = entries.filter((entry): entry is ContentPictureOrder => Boolean(entry.id && entry.kind));
  await mkdir(folder, { recursive: true });
  for (const order of orders) await writeFile(join(folder, `${order.id}.svg`), drawContentPicture(order).svg);
  return orders.map(({ id }) => id);
}

if (import.meta.main) {
  const [content, folder] = process.argv.slice(2);
  if (!content || !folder) {
    console.error('Usage: node sample-agency/pictures/draw-content-folder.ts CONTENT OUTDIR');
    process.exitCode = 1;
  } else console.log(`${(await drawContentFolder(content, folder)).length} pictures in ${folder}`);
}
