/** `node tools/sample-agency/feed/generate.ts OUTDIR`: writes feed.json and orders.json there. */
import { buildFeed } from './build-feed.ts';
import { writeFeed } from './write-feed.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node tools/sample-agency/feed/generate.ts OUTDIR');
  process.exit(1);
}
const made = buildFeed();
writeFeed(folder, made);
console.log(`${made.feed.properties.length} property records, ${made.orders.length} pictures to draw: ${folder}`);
