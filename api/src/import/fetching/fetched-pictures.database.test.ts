import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatProblem } from '@facade/feed';
import { CERTIFICATE, propertyRecords } from '@facade/feed/testing/sample-records';
import { until } from '@facade/server-kit/until';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describeDatabase } from '../../testing/described-database.ts';
import { FeedFolder } from '../../testing/feed-folder.ts';

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();

describeDatabase('importing pictures that a feed names by their address', (db) => {
  let feeds: FeedFolder;
  let server: Server;
  let host: string;
  let asked: string[];
  let pictures: Map<string, Buffer>;
  let hasTags = true;
  /** Paths with an error as answer. */
  let broken: Set<string>;
  /** Called before a path is answered. */
  const waits = new Map<string, () => Promise<void>>();
  beforeEach(async () => {
    feeds = new FeedFolder(db());
    await feeds.load([]);
    [asked, broken] = [[], new Set()];
    pictures = new Map([
      ['/a/1.jpg', await picture('#ff0000')],
      ['/b/1.jpg', await picture('#0000ff')],
    ]);
    server = createServer(async (request, response) => {
      const path = request.url ?? '';
      asked.push(path);
      await waits.get(path)?.();
      const bytes = broken.has(path) ? undefined : pictures.get(path);
      const etag = bytes && hasTags ? { etag: `"${hash('sha1', bytes)}"` } : {};
      if (request.headers['if-none-match'] && request.headers['if-none-match'] === etag.etag) {
        asked.push('unchanged');
        response.writeHead(304).end();
      } else response.writeHead(bytes ? 200 : 503, { 'content-type': 'image/jpeg', ...etag }).end(bytes);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.close();
    feeds.remove();
  });

  const homes = (paths: string[], change: Record<string, unknown> = {}) =>
    propertyRecords(1, {
      ...CERTIFICATE,
      ...change,
      Pictures: paths.map((path) => ({ ID: '1', File: '1.jpg', Url: `http://${host}${path}`, Alt: '' })),
    });
  const load = (records: ReturnType<typeof homes>, options = {}) =>
    feeds.load(records, {}, { pictureHosts: [host], ...options });

  test('fetches each once, also if two have the same name', async () => {
    expect(await load(homes(['/a/1.jpg', '/b/1.jpg']))).toMatchObject({ warnings: [], counts: { pictures: 2 } });
    expect(feeds.library()).toHaveLength(2);
    expect(await load(homes(['/a/1.jpg', '/b/1.jpg'], { Price: 1 }))).toMatchObject({ counts: { changed: 1 } });
    expect(asked.sort()).toEqual(['/a/1.jpg', '/b/1.jpg']);
    expect(await load(homes(['/b/1.jpg']))).toMatchObject({ counts: { pictures: 1 } });
    expect(feeds.library()).toHaveLength(1);
  });

  test.each([true, false])('notices another picture at the same address within a week (ETag: %s)', async (tags) => {
    hasTags = tags;
    const aWeekLater = () =>
      db().updateTable('picture_source').set({ asked_at: sql`now() - interval '8 days'` }).execute();
    const { revision } = await load(homes(['/a/1.jpg']));
    expect((await load(homes(['/a/1.jpg']))).revision).toBe(revision);
    expect(asked).toEqual(['/a/1.jpg']);
    await aWeekLater();
    expect(await load(homes(['/a/1.jpg']))).toMatchObject({ revision, counts: { changed: 0 } });
    expect(asked).toEqual(['/a/1.jpg', '/a/1.jpg', ...(tags ? ['unchanged'] : [])]);
    const [first] = feeds.library();
    pictures.set('/a/1.jpg', await picture('#00ff00'));
    await aWeekLater();
    expect(await load(homes(['/a/1.jpg']))).toMatchObject({ warnings: [], counts: { changed: 1, pictures: 1 } });
    expect(feeds.library()).not.toContain(first);
    broken.add('/a/1.jpg');
    await aWeekLater();
    expect(await load(homes(['/a/1.jpg']))).toMatchObject({ warnings: [], counts: { changed: 0, pictures: 1 } });
  });

  test('reports pictures that could not be fetched, imports the rest, and retries them with the next import', async () => {
    broken.add('/b/1.jpg');
    const { warnings, counts } = await load(homes(['/a/1.jpg', '/b/1.jpg']));
    expect(warnings.map(formatProblem)).toEqual([
      `property 1: Pictures http://${host}/b/1.jpg cannot be fetched: its server answers 503`,
    ]);
    expect(counts).toMatchObject({ pictures: 1 });
    broken.clear();
    asked = [];
    expect(await load(homes(['/a/1.jpg', '/b/1.jpg']))).toMatchObject({ warnings: [], counts: { pictures: 2 } });
    expect(asked).toEqual(['/b/1.jpg']);
  });

  test('resumes after an interrupted import, and keeps only the library at the end', async () => {
    const ending = new AbortController();
    waits.set('/b/1.jpg', async () => {
      await until(() => existsSync(feeds.fetched) && readdirSync(feeds.fetched).some((name) => name.endsWith('.jpg')));
      ending.abort(new Error('the site is stopping'));
    });
    const both = homes(['/a/1.jpg', '/b/1.jpg']);
    await expect(load(both, { signal: ending.signal })).rejects.toThrow('the site is stopping');
    asked = [];
    waits.clear();
    expect(await load(both)).toMatchObject({ imported: true, counts: { pictures: 2 } });
    expect(asked).toEqual(['/b/1.jpg']);
    expect(existsSync(feeds.fetched)).toBe(false);
  });

  test('fetches nothing in a dry run, and nothing from a host that is not listed', async () => {
    expect(await load(homes(['/a/1.jpg']), { dryRun: true })).toMatchObject({ warnings: [], counts: { added: 1 } });
    const { warnings } = await load(homes(['/a/1.jpg']), { pictureHosts: ['pictures.example'] });
    expect(warnings.map(formatProblem)).toEqual(['property 1: Pictures the file of "1" is missing']);
    expect(asked).toEqual([]);
  });
});
