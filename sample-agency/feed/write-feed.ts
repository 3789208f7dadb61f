import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureOrder } from '../pictures/scene.ts';
import { buildFeed } from './build-feed.ts';

/** Writes `feed.json` and `orders.json` into a folder, made if need be; gives back the picture orders. */
export function writeFeed(folder: string): { properties: number; orders: PictureOrder[] } {
  const { feed, orders } = buildFeed();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'feed.json'), `${JSON.stringify(feed, null, 1)}\n`);
  writeFileSync(join(folder, 'orders.json'), `${JSON.stringify(orders, null, 1)}\n`);
  return { properties: new Set(feed.properties.map(({ ID }) => ID)).size, orders };
}
