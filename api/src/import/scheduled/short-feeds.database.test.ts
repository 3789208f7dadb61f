import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import { measurePicture } from '../../pictures/measure.ts';
import { addFollow } from '../../subscriptions/follow/add-follow.ts';
import { matchSome } from '../../subscriptions/searches/match-news.ts';
import { placeNews } from '../../subscriptions/searches/place-news.ts';
import { confirm } from '../../subscriptions/searches/subscriptions.ts';
import { confirmedSearch, foundFor } from '../../subscriptions/searches/testing/searches.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { importFeed } from '../import-feed.ts';
import { undoImports } from '../stored-feeds/undo-imports.ts';
import { importWhereChanged } from './scheduled-import.ts';
import { FEEDS, type SampleFeed } from './testing/sample-feeds.ts';

const HOMES = 40;
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe.each(FEEDS)('a short feed ($file)', (feed) => {
  let site: TestApi;
  let file: string;
  let search: string;
  beforeAll(async () => {
    site = await startTestApi();
    await site.load(propertyRecords(999));
    file = join(site.config.dataFolder, feed.file);
    await importText(feed.write(ids(HOMES)), HOMES);
    search = await confirmedSearch(site);
    const visitor = { email: 'an@example.be', language: 'nl', origin: 'https://site.example' } as const;
    const follow = await site.db.transaction().execute((tx) => addFollow(tx, visitor, ids(HOMES)));
    await confirm(site.db, 'follow', follow ?? '');
  });
  afterAll(() => site.close());
  beforeEach(() => {
    site.mails.length = 0;
  });

  const importText = (text: string, allowRemovals: number | null = null) => {
    writeFileSync(file, text);
    return importFeed(site.db, { file, dataFolder: site.config.dataFolder, allowRemovals });
  };

  let deliveries = 0;
  /** Delivers a file, and runs the schedule twice. */
  async function deliver(text: string): Promise<void> {
    writeFileSync(file, text);
    deliveries += 1;
    const moment = Date.now() / 1000 - 120 - 1 / deliveries;
    utimesSync(file, moment, moment);
    const { db, config, siteData, mails } = site;
    const outbox = { add: async (_tx: unknown, mail: (typeof mails)[number]) => void mails.push(mail) };
    const log = { info() {}, warn() {} };
    for (let turn = 0; turn < 2; turn += 1)
      await importWhereChanged(
        { name: '', format: null, file },
        { db, config, siteData, outbox, measure: measurePicture, log },
      );
  }

  const homes = async () =>
    Number(
      (
        await site.db
          .selectFrom('property')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    );
  /** What the saved search and the followers would be mailed. */
  async function news(): Promise<unknown[]> {
    const snapshot = await site.siteData.current();
    while (await placeNews(site.db, snapshot));
    while (!(await matchSome(site.db)).isDone);
    return [...(await foundFor(site, search)), ...(await site.db.selectFrom('follow_news').selectAll().execute())];
  }
  const subjects = () => site.mails.map(({ kind, subject }) => [kind, subject]);

  const refused = [['import-agency', expect.stringMatching(/^Import van het aanbod: geweigerd, /)]];

  test('without homes is refused', async () => {
    await deliver(feed.write([]));
    expect([await homes(), await news(), subjects()]).toEqual([HOMES, [], refused]);
  });

  test('with two homes is refused by a mail that says why in its subject', async () => {
    await deliver(feed.write([1, 2]));
    expect([await homes(), await news()]).toEqual([HOMES, []]);
    expect(subjects()).toEqual([
      ['import-agency', 'Import van het aanbod: geweigerd, 38 van de 40 panden zouden verdwijnen'],
    ]);
    expect(site.mails[0]?.text).toContain('--allow-removals 38');
  });

  test('that is cut off after any record is refused', async () => {
    for (const cut of cutsOf(feed)) {
      site.mails.length = 0;
      await deliver(cut);
      expect([cut.length, await homes(), subjects()]).toEqual([cut.length, HOMES, refused]);
    }
    expect(await news()).toEqual([]);
  });

  test('removes what the command allows; nobody is mailed, also when the homes return', async () => {
    const short = feed.write([1, 2]);
    expect(await importText(short, 37)).toMatchObject({ imported: false, tooMany: { removed: 38, homes: 40 } });
    expect(await importText(short, 38)).toMatchObject({ imported: true, counts: { removed: 38 } });
    expect(await news()).toEqual([]);
    expect(await importText(feed.write(ids(HOMES)))).toMatchObject({ imported: true, counts: { added: 38 } });
    expect(await news()).toEqual([]);
    expect(await importText(feed.write([]), HOMES)).toMatchObject({ imported: true, counts: { properties: 0 } });
    const { db, config } = site;
    await undoImports(db, { count: 1, dataFolder: config.dataFolder });
    expect([await homes(), await news()]).toEqual([HOMES, []]);
  });
});

/**
 * Beginnings of a feed of forty homes, each of which ends with a record: short ones, and all that lack so few that the number of
 * removed homes says nothing.
 */
const cutsOf = ({ write, end }: SampleFeed): string[] => {
  const text = write(ids(HOMES));
  const ends = [...text.matchAll(end)].map(({ index, 0: match }) => index + match.length);
  return [...ends.slice(0, 2), ...ends.slice(-10, -1)].map((at) => text.slice(0, at));
};
