import { formatProblem } from '@facade/feed';
import { CERTIFICATE, propertyRecords } from '@facade/feed/testing/sample-records';
import { describeDatabase } from '../testing/described-database.ts';
import { FeedFolder } from '../testing/feed-folder.ts';

describeDatabase('homes whose advertisement lacks what the law wants', (db) => {
  let feeds: FeedFolder;
  beforeEach(async () => {
    feeds = new FeedFolder(db());
    await feeds.load([]);
  });
  afterEach(() => feeds.remove());

  const stored = async () =>
    (await db().selectFrom('property').select('id').orderBy('id').execute()).map(({ id }) => id);
  const walloon = propertyRecords(1);
  const flemish = propertyRecords(2, { Zip: '9000', City: 'Gent', WebIDs: '3', PublishAddress: false });
  const complete = propertyRecords(1, CERTIFICATE);

  test('are named by every import, and shown', async () => {
    const report = await feeds.load([...walloon, ...flemish, ...propertyRecords(3, CERTIFICATE)]);
    const lines = [
      'property 1: EPCLabelText, EnergyPerformance, EPCTotal, EPCCode must be in an advertisement in Wallonia',
      'property 2: Permit, AreaDestination, Summons, PreemptiveRight, AllotmentPermit, FloodPScore must be in an advertisement in Flanders',
    ];
    expect(report.warnings.filter(({ law }) => law).map(formatProblem)).toEqual(lines);
    expect(await stored()).toEqual([1, 2, 3]);
    const again = await feeds.load([...walloon, ...flemish, ...propertyRecords(3, CERTIFICATE)]);
    expect(again.warnings.filter(({ law }) => law).map(formatProblem)).toEqual(lines);
  });

  test('are withheld if the agency wants it, until they are complete', async () => {
    await feeds.load(walloon);
    const report = await feeds.load(walloon, {}, { withholds: true });
    expect([report.counts.removed, report.warnings[0]]).toMatchObject([
      1,
      { kind: 'law', values: { region: 'Wallonia' }, effect: 'withheld' },
    ]);
    expect(await stored()).toEqual([]);
    await feeds.load(complete, {}, { withholds: true });
    expect(await stored()).toEqual([1]);
  });
});
