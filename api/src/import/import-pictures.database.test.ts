import { describeEachDatabase } from '../testing/each-database.ts';
import { FeedFolder, showing } from '../testing/feed-folder.ts';
import { propertyRecords } from '../testing/sample-records.ts';
import { formatProblem } from './report.ts';

describeEachDatabase('importing pictures', (db) => {
  let feeds: FeedFolder;
  beforeEach(async () => {
    feeds = new FeedFolder(db());
    await load([]);
  });
  afterEach(() => feeds.remove());

  const load: FeedFolder['load'] = (...feed) => feeds.load(...feed);

  test('notices changed and new pictures of an unchanged record, and forgets unused ones', async () => {
    const homes = [...propertyRecords(1, showing('front')), ...propertyRecords(2)];
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
    expect(await load(propertyRecords(2))).toMatchObject({ counts: { pictures: 0, removed: 1 } });
    expect(feeds.library()).toEqual([]);
  });

  test('measures a picture once', async () => {
    feeds.draw('front', '#aabbcc');
    let measured = 0;
    const measure = async () => {
      measured += 1;
      return { width: 40, height: 30, color: '#aabbcc' };
    };
    await load(propertyRecords(1, showing('front')), {}, { measure });
    await load(propertyRecords(1, { ...showing('front'), Price: 1 }), {}, { measure });
    expect(measured).toBe(1);
  });
});
