/** `node sample-agency/feed/generate.ts OUTDIR`: writes feed.json and orders.json there. */
import { writeFeed } from './write-feed.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node sample-agency/feed/generate.ts OUTDIR');
  process.exit(1);
}
const { properties, orders } = writeFeed(folder);
console.log(`${properties} properties, ${orders.length} pictures to draw: ${folder}`);
