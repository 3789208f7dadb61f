/**
 * `node tools/sample-agency/films/make.ts [BROWSER]`: encodes the films again from the drawn pictures, beside this file. A
 * browser encodes them (Chromium's WebCodecs), so only someone who changes them needs one; the films themselves are in the
 * repository.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { buildFeed } from '../feed/build-feed.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import { FILMS, filmName, type SampleFilm } from './films.ts';

const SITE = 'http://localhost/';
const MUXER = join(createRequire(import.meta.url).resolve('mediabunny'), '../mediabunny.min.mjs');

const [executablePath] = process.argv.slice(2);
const { orders } = buildFeed();
const browser = await chromium.launch({ executablePath });
try {
  for (const film of FILMS) {
    const bytes = await encode(await Promise.all(stills(film)));
    writeFileSync(join(import.meta.dirname, filmName(film.propertyId)), bytes);
    console.log(`${filmName(film.propertyId)}: ${Math.round(bytes.length / 1000)} KB`);
  }
} finally {
  await browser.close();
}

function stills({ propertyId, pictures }: SampleFilm): Promise<Buffer>[] {
  return pictures.map((number) => {
    const order = orders.find(({ id }) => id === `p${propertyId}-${number}`);
    if (!order) throw new Error(`home ${propertyId} has no picture ${number}`);
    return sharp(Buffer.from(drawPicture(order).svg))
      .resize({ width: 1280 })
      .png()
      .toBuffer();
  });
}

async function encode(pictures: Buffer[]): Promise<Buffer> {
  const page = await browser.newPage();
  await page.route(`${SITE}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/muxer.mjs') return route.fulfill({ contentType: 'text/javascript', body: readFileSync(MUXER) });
    const picture = pictures[Number(pathname.slice(1))];
    if (pathname !== '/' && picture) return route.fulfill({ contentType: 'image/png', body: picture });
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' });
  });
  await page.goto(SITE);
  await page.addScriptTag({ path: join(import.meta.dirname, 'in-browser.js'), type: 'module' });
  await page.waitForFunction('globalThis.makeFilm');
  const base64 = (await page.evaluate(`makeFilm(${pictures.length}, '/muxer.mjs')`)) as string;
  await page.close();
  return Buffer.from(base64, 'base64');
}
