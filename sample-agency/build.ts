/** `node sample-agency/build.ts OUTDIR`: the whole sample agency in one folder: feed.json, orders.json, pictures/. */
import { spawnSync } from 'node:child_process';
import { writeFeed } from './feed/write-feed.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node sample-agency/build.ts OUTDIR');
  process.exit(1);
}
const { properties, orders } = writeFeed(folder);
console.log(`Feed of ${properties} properties written; ${orders.length} pictures to draw.`);
const drawing = spawnSync(process.execPath, [`${import.meta.dirname}/pictures/draw.ts`, folder], { stdio: 'inherit' });
process.exit(drawing.status ?? 1);
