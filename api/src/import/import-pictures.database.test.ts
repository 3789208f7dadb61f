import { formatProblem } from '@facade/feed';
import { CERTIFICATE, propertyRecords } from '@facade/feed/testing/sample-records';
import { sql } from 'kysely';
import { describeDatabase } from '../testing/described-database.ts';
import { FeedFolder, showing } from '../testing/feed-folder.ts';

describeDatabase('importing pictures', (db) => {
  let feeds: FeedFolder;
  beforeEach(async () => {
    feeds = new FeedFolder(db());
    await load([]);
  });
  afterEach(() => feeds.remove());

  const load: FeedFolder['load'] = (...feed) => feeds.load(...feed);

  const homes = [...propertyRecords(1, { ...CERTIFICATE, ...showing('front') }), ...propertyRecords(2, CERTIFICATE)];
  const other = propertyRecords(2, CERTIFICATE);

  test('notices changed and new pictures of an unchanged record, and forgets unused ones after thirty days', async () => {
    expect((await load(homes)).warnings.map(formatProblem)).toEqual([
      'property 1: Pictures the file of "front" is missing',
    ]);
    feeds.draw('front', '#aabbcc');
    expect(await load(homes)).toMatchObject({ warnings: [], counts: { pictures: 1, changed: 1 } });
    const [first] = feeds.library();
    expect(await load(homes)).toMatchObject({ counts: { pictures: 1, changed: 0 } });
    feeds.draw('front', '#112233 ');
    expect(await load(homes)).toMatchObject({ counts: { pictures: 1, changed: 1 } });
    expect(feeds.library()).toHaveLength(1);
    expect(feeds.library()).not.toEqual([first]);
    expect(await load(other)).toMatchObject({ counts: { pictures: 0, removed: 1 } });
    expect(feeds.library()).toHaveLength(1);
    await db().updateTable('picture_source').set({ unused_since: sql`now() - interval '31 days'` }).execute();
    await load([...other, ...propertyRecords(3, CERTIFICATE)]);
    expect(feeds.library()).toEqual([]);
  });

  test('are there again after an undone import, also if the file beside the feed is gone', async () => {
    feeds.draw('front', '#aabbcc');
    await load(homes);
    await load(other);
    feeds.erase('front');
    expect(await feeds.undo(1)).toMatchObject({ imported: true, warnings: [], counts: { properties: 2, pictures: 1 } });
    expect(feeds.library()).toHaveLength(1);
    await expect(feeds.undo(3)).rejects.toThrow('imports can be undone');
  });

  test('measures a picture once', async () => {
    feeds.draw('garden', '#aabbcc');
    let measured = 0;
    const measure = async () => {
      measured += 1;
      return { width: 40, height: 30, color: '#aabbcc' };
    };
    await load(propertyRecords(1, showing('garden')), {}, { measure });
    await load(propertyRecords(1, { ...showing('garden'), Price: 1 }), {}, { measure });
    expect(measured).toBe(1);
  });
});
