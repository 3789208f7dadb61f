import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { formatProblem } from '@facade/feed';
import sharp from 'sharp';
import { describeDatabase } from '../../testing/described-database.ts';
import { FeedFolder } from '../../testing/feed-folder.ts';

const CASE = join(import.meta.dirname, '../../../../feed/src/adapters/testing/cases/fetch-octet-stream.csv');

describeDatabase('a table with pictures as servers send them', (db) => {
  let feeds: FeedFolder;
  let server: Server;
  let host: string;
  beforeAll(async () => {
    feeds = new FeedFolder(db());
    const drawn = (background: string) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .jpeg()
        .toBuffer();
    const other = await drawn('#00ff00');
    const jpeg = await drawn('#ff0000');
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
    server = createServer(({ url = '' }, response) => {
      const say = (type: string, body: Buffer | string) => response.writeHead(200, { 'content-type': type }).end(body);
      if (url === '/redir.jpg') response.writeHead(302, { location: '/a/12-1.jpg' }).end();
      else if (url === '/gone.jpg') response.writeHead(410).end();
      else if (url === '/html.jpg') say('image/jpeg', '<!doctype html><title>Error</title>');
      else if (url === '/heic.jpg') say('image/jpeg', heic);
      else if (url.startsWith('/b/') || url.endsWith('id=2')) say('application/octet-stream', other);
      else say('application/octet-stream', jpeg);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    feeds.remove();
  });

  test('shows what is a picture, and names the rest', async () => {
    const text = readFileSync(CASE, 'utf8').replaceAll('localhost:19119', host);
    const report = await feeds.importText(text, { pictureHosts: [host], allowRemovals: 1000 }, 'homes.csv');
    const { pictures } = await db()
      .selectFrom('property')
      .select('record')
      .executeTakeFirstOrThrow()
      .then(({ record }) => record as { pictures: { id: string }[] });
    expect(report.errors).toEqual([]);
    expect(report.warnings.filter(({ law }) => !law).map(formatProblem)).toEqual([
      `property 9201: Pictures http://${host}/html.jpg is a web page, not a JPEG, PNG, WebP or AVIF picture`,
      `property 9201: Pictures http://${host}/heic.jpg is HEIC, not a JPEG, PNG, WebP or AVIF picture`,
      `property 9201: Pictures http://${host}/gone.jpg cannot be fetched: its server answers 410`,
      'property 9201: Pictures the file of "x" is missing',
    ]);
    // Of each address its own, in their order; of the same bytes under one name one.
    const hashes = pictures.map(({ id }) => id.slice(-10));
    expect(new Set(hashes).size).toBe(2);
    expect([pictures.length, hashes[0] === hashes[1], hashes[2] === hashes[3]]).toEqual([7, false, false]);
  });
});
