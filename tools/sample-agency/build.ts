/** `node tools/sample-agency/build.ts OUTDIR`: the whole sample agency in one folder: feed.json, orders.json, pictures/, films/, documents/, content/. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeContentFolder } from './content-folder.ts';
import { writePapers } from './documents/write-papers.ts';
import { buildFeed } from './feed/build-feed.ts';
import { withColors } from './feed/with-colors.ts';
import { writeFeed } from './feed/write-feed.ts';
import { FILMS, filmName } from './films/films.ts';
import { drawPicture } from './pictures/draw-picture.ts';

/** A line of progress after so many pictures: about one a second. */
const STEP = 100;

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node tools/sample-agency/build.ts OUTDIR');
  process.exit(1);
}
// A full disk takes a line, anything else comes with its stack.
process.once('uncaughtException', (error: NodeJS.ErrnoException) => {
  console.error(error.code ? `The sample agency cannot be written to ${folder}: ${error.message}` : error);
  process.exit(1);
});
const pictures = join(folder, 'pictures');
mkdirSync(pictures, { recursive: true });
const { feed, orders } = buildFeed();
const colors = new Map<string, string>();
for (const [index, order] of orders.entries()) {
  const { svg, color } = drawPicture(order);
  writeFileSync(join(pictures, `${order.id}.svg`), svg);
  colors.set(order.id, color);
  const drawn = index + 1;
  if (drawn % STEP === 0 || drawn === orders.length) console.log(`  ${drawn} of ${orders.length} pictures drawn`);
}
console.log(
  `  ${writeContentFolder(join(import.meta.dirname, 'content'), join(folder, 'content'))} pictures for the texts drawn`,
);
const films = join(folder, 'films');
mkdirSync(films, { recursive: true });
for (const name of FILMS.map(({ propertyId }) => filmName(propertyId)))
  copyFileSync(join(import.meta.dirname, 'films', name), join(films, name));
const settings = join(import.meta.dirname, 'content/settings.yaml');
const papers = await writePapers(join(folder, 'documents'), { properties: feed.properties, settings });
console.log(`  ${papers} papers of homes drawn`);
// Last, so that a folder with a feed has all its files.
writeFeed(folder, { feed: withColors(feed, colors), orders });
