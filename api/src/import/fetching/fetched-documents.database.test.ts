import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatProblem } from '@facade/feed';
import { CERTIFICATE, propertyRecords } from '@facade/feed/testing/sample-records';
import { describeDatabase } from '../../testing/described-database.ts';
import { FeedFolder } from '../../testing/feed-folder.ts';

describeDatabase('importing documents that a feed names by their address', (db) => {
  let feeds: FeedFolder;
  let server: Server;
  let host: string;
  let asked: string[];
  const documents = new Map<string, string>();
  beforeEach(async () => {
    feeds = new FeedFolder(db());
    await feeds.load([]);
    asked = [];
    documents.clear();
    documents
      .set('/epc', '%PDF-1.7 a certificate')
      .set('/page.pdf', '<!doctype html><p>Login')
      .set('/deed', '%PDF-1.7 b');
    server = createServer(({ url = '' }, response) => {
      const path = url.replace(/\?.*/, '');
      asked.push(path);
      const bytes = documents.get(path);
      response.writeHead(bytes === undefined ? 404 : 200).end(bytes);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.close();
    feeds.remove();
  });

  const load = (addresses: string[], change: object = {}, options: object = {}) => {
    const Documents = addresses.map((path) => ({
      Title: path,
      Kind: 'other',
      File: 'a.pdf',
      Url: `http://${host}${path}`,
    }));
    const records = propertyRecords(1, { ...CERTIFICATE, ...change, Documents });
    return feeds.load(records, {}, { pictureHosts: [host], ...options });
  };
  const stored = async () => {
    const home = await db().selectFrom('property').select('record').where('id', '=', 1).executeTakeFirst();
    return home?.record.texts.nl?.documents.map(({ held }) => held ?? null);
  };
  const files = () => feeds.documents();

  test('fetches each once, whatever the rest of its address is, and keeps it for those who ask for it', async () => {
    expect(await load(['/epc?expires=1', '/deed'])).toMatchObject({ warnings: [] });
    expect(files()).toHaveLength(2);
    const names = await stored();
    expect(names).toEqual([expect.stringMatching(/^fetched-[\da-f]{32}\.pdf$/), expect.stringMatching(/^fetched-/)]);
    await load(['/epc?expires=2', '/deed'], { Price: 1 });
    expect([asked.sort(), await stored()]).toEqual([['/deed', '/epc'], names]);
    await load(['/epc?expires=2']);
    expect(files()).toEqual([names?.[0]]);
  });

  test('names what is none, and fetches what failed with the next import', async () => {
    const { warnings } = await load(['/page.pdf', '/late']);
    expect(warnings.map((one) => formatProblem(one).replaceAll(host, 'host'))).toEqual([
      'property 1: Documents http://host/page.pdf is not a document as PDF, JPEG or PNG',
      'property 1: Documents http://host/late cannot be fetched: its server answers 404',
    ]);
    expect([await stored(), files()]).toEqual([[null, null], []]);
    documents.set('/late', '%PDF-1.7 late');
    expect((await load(['/page.pdf', '/late'])).warnings).toHaveLength(1);
    expect(await stored()).toEqual([null, expect.stringMatching(/^fetched-/)]);
  });

  test('fetches nothing in a dry run, or from a host that is not named', async () => {
    await load(['/epc'], {}, { dryRun: true });
    await load(['/epc'], {}, { pictureHosts: ['other.example'] });
    expect([asked, await stored()]).toEqual([[], ['a.pdf']]);
  });
});
