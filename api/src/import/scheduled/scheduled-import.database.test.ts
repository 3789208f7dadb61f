import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CERTIFICATE, feedOf, propertyRecords } from '@facade/feed/testing/sample-records';
import { measurePicture } from '../../pictures/measure.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { takeLease } from '../staging/lease.ts';
import { importWhereChanged } from './scheduled-import.ts';

describeDatabase('the scheduled import', (db) => {
  let site: TestApi;
  let file: string;
  beforeEach(async () => {
    site = await startTestApi({ db: db() });
    await site.load([]);
    await db().updateTable('feed_source').set({ seen: '' }).execute();
    file = join(site.config.dataFolder, 'delivered.json');
  });
  afterEach(() => site.close());

  let written = 0;
  /** Delivers a feed with an older modification time. */
  function deliver(feed: unknown, secondsAgo = 120): void {
    writeFileSync(file, JSON.stringify(feed));
    written += 1;
    const moment = Date.now() / 1000 - secondsAgo - 1 / written;
    utimesSync(file, moment, moment);
  }
  const run = () => {
    const { config, siteData, mails } = site;
    const outbox = { add: async (_tx: unknown, mail: (typeof mails)[number]) => void mails.push(mail) };
    const log = { info() {}, warn() {} };
    return importWhereChanged(
      { name: '', format: null, file },
      { db: db(), config, siteData, outbox, measure: measurePicture, log },
    );
  };
  const homes = async () =>
    (await db().selectFrom('property').select('id').orderBy('id').execute()).map(({ id }) => id);

  test('imports changes once, and mails the result', async () => {
    deliver(feedOf(propertyRecords(1, CERTIFICATE)));
    await run();
    await run();
    expect(await homes()).toEqual([1]);
    expect(site.mails.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['import-agency', 'Import van het aanbod: het aanbod is bijgewerkt'],
    ]);
    expect(site.mails[0]?.text).toMatch(/Nieuw:?\s+1/);
    deliver(feedOf([...propertyRecords(1), ...propertyRecords(2)]));
    await run();
    expect(await homes()).toEqual([1, 2]);
    expect(site.mails).toHaveLength(2);
  });

  test('sends no mail about a feed without changes', async () => {
    deliver(feedOf(propertyRecords(1)));
    await run();
    deliver(feedOf(propertyRecords(1)));
    await run();
    expect(site.mails).toHaveLength(1);
  });

  test('mails once why a feed was refused, and keeps the homes', async () => {
    deliver(feedOf(propertyRecords(1)));
    await run();
    deliver(feedOf(propertyRecords(2, { Goal: 'much' })));
    await run();
    await run();
    expect(await homes()).toEqual([1]);
    expect(site.mails).toHaveLength(2);
    expect(site.mails[1]?.subject).toContain('geweigerd');
    expect(site.mails[1]?.text).toContain(
      'te koop of te huur "much" is te koop noch te huur; deze woorden zijn bekend: 0, sale, te koop,',
    );
  });

  test('names equal warnings of several homes together', async () => {
    deliver(feedOf([1, 2, 3].flatMap((id) => propertyRecords(id, { ...CERTIFICATE, Lat: 0, Lng: 0 }))));
    await run();
    expect(site.mails[0]?.text).toContain(
      'breedtegraad, lengtegraad "0, 0" liggen in zee voor Afrika: de gemeente wordt getoond (3): 1, 2, 3',
    );
  });

  test('waits for a file that is still being written, and for another import', async () => {
    deliver(feedOf(propertyRecords(1)), 5);
    await run();
    expect(await homes()).toEqual([]);
    deliver(feedOf(propertyRecords(1)));
    const lease = await takeLease(db());
    await run();
    expect(await homes()).toEqual([]);
    await lease.release();
    await run();
    expect(await homes()).toEqual([1]);
  });

  test('reads a file that was replaced while it was read again later, without a mail', async () => {
    deliver(feedOf(propertyRecords(1)));
    const cut = JSON.stringify(feedOf(propertyRecords(2))).slice(0, 40);
    const { siteData } = site;
    const current = siteData.current.bind(siteData);
    // The import begins after this answer: its file has another time by then.
    siteData.current = async () => {
      const snapshot = await current();
      writeFileSync(file, cut);
      return snapshot;
    };
    await run();
    siteData.current = current;
    expect([await homes(), site.mails]).toEqual([[], []]);
    deliver(feedOf(propertyRecords(2)));
    await run();
    expect([await homes(), site.mails.length]).toEqual([[2], 1]);
  });

  test('fails without a file, so that it is logged and retried', async () => {
    await expect(run()).rejects.toThrow('ENOENT');
  });
});
