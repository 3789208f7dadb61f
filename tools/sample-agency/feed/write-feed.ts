import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureOrder } from '../pictures/scene.ts';
import type { Feed } from './records/record.ts';

/** Writes `feed.json` and `orders.json` into a folder, made if need be. */
export function writeFeed(folder: string, { feed, orders }: { feed: Feed; orders: readonly PictureOrder[] }): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'feed.json'), `${JSON.stringify(feed, null, 1)}\n`);
  writeFileSync(join(folder, 'orders.json'), `${JSON.stringify(orders, null, 1)}\n`);
}
