import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPicture } from './draw-picture.ts';
import type { PictureOrder } from './scene.ts';

export { drawPicture } from './draw-picture.ts';

/** A line of `pictures.json`. */
export interface PictureEntry {
  id: string;
  /** File name beside the index. */
  file: string;
  width: number;
  height: number;
  /** Average colour `#rrggbb`. */
  color: string;
}

/** Draws every order into `folder` as `<id>.svg`, with an index `pictures.json`. */
export async function drawPictures(orders: readonly PictureOrder[], folder: string): Promise<PictureEntry[]> {
  await mkdir(folder, { recursive: true });
  const entries: PictureEntry[] = [];
  for (const order of orders) {
    const { svg, width, height, color } = drawPicture(order);
    const file = `${order.id}.svg`;
    await writeFile(join(folder, file), svg);
    entries.push({ id: order.id, file, width, height, color });
  }
  await writeFile(join(folder, 'pictures.json'), `${JSON.stringify(entries, null, 2)}\n`);
  return entries;
}

if (import.meta.main) {
  const [ordersFile, folder] = process.argv.slice(2);
  if (!ordersFile || !folder) {
    console.error('Usage: node sample-agency/pictures/draw.ts ORDERS.json OUTDIR');
    process.exitCode = 1;
  } else {
    const orders = JSON.parse(await readFile(ordersFile, 'utf8')) as PictureOrder[];
    const entries = await drawPictures(orders, folder);
    console.log(`${entries.length} pictures in ${folder}`);
  }
}
