import { propertyRecords } from '@facade/feed/testing/sample-records';
import { addOwner } from '../../accounts/owners/add-owner.ts';
import { ownerSessions } from '../../accounts/owners/session.ts';
import { addStaff } from '../../accounts/staff/add-staff.ts';
import { staffSessions } from '../../accounts/staff/session.ts';
import type { Db } from '../../platform/database/index.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { FeedFolder } from '../../testing/feed-folder.ts';
import { type NewVisit, VisitCounter } from './visit-counter.ts';

const NOON = new Date('2026-11-20T11:00:00Z');
const VISITOR = { address: '203.0.113.7', agent: 'Mozilla/5.0 Firefox/140.0' };
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);

describeDatabase('counting visits', (database) => {
  const lines: [object, string][] = [];
  let feed: FeedFolder;
  let counters: VisitCounter[];
  let now: Date;
  const counter = () => counters[0] as VisitCounter;
  const newCounter = () => {
    const one = new VisitCounter(database(), { warn: (...line) => void lines.push(line) }, () => now);
    counters.push(one);
    return one;
  };
  const startCounter = async () => {
    const one = newCounter();
    await one.write();
    return one;
  };
  const visit = (more: Partial<NewVisit> = {}, by = counter()) =>
    by.add({ visitor: VISITOR, act: 'visit', propertyId: 1, source: 'direct', ...more });
  const counted = async () => {
    const rows = await database().selectFrom('visit').selectAll().orderBy('property_id').orderBy('day').execute();
    return rows.map(({ property_id, day, source, visits }) => [property_id, day, source, visits]);
  };

  beforeAll(async () => {
    feed = new FeedFolder(database());
    const report = await feed.load([1, 2].flatMap((id) => propertyRecords(id)));
    if (!report.imported) throw new Error(JSON.stringify(report));
  });
  afterAll(() => feed.remove());
  beforeEach(async () => {
    counters = [];
    now = NOON;
    lines.length = 0;
    for (const table of ['visit', 'visit_total', 'visit_seen', 'visit_salt', 'favourite'] as const)
      await database().deleteFrom(table).execute();
    await startCounter();
  });
  afterEach(async () => {
    await Promise.all(counters.map((one) => one.stop()));
    expect(lines).toEqual([]);
  });

  test('counts a visit that comes before it has written for the first time', async () => {
    const one = newCounter();
    await one.ready();
    visit({}, one);
    await one.write();
    expect(await counted()).toEqual([[1, '2026-11-20', 'direct', 1]]);
  });

  test('counts a person once in half an hour, for each home, and again afterwards', async () => {
    visit();
    visit({ propertyId: 2 });
    now = minutes(1);
    visit();
    await counter().write();
    now = minutes(29);
    visit();
    await counter().write();
    expect(await counted()).toEqual([
      [1, '2026-11-20', 'direct', 1],
      [2, '2026-11-20', 'direct', 1],
    ]);
    now = minutes(30);
    visit();
    await counter().write();
    expect(await database().selectFrom('visit_total').selectAll().orderBy('property_id').execute()).toEqual([
      { property_id: 1, source: 'direct', visits: 2 },
      { property_id: 2, source: 'direct', visits: 1 },
    ]);
    expect((await counted())[0]).toEqual([1, '2026-11-20', 'direct', 2]);
  });

  test('counts two people, and adds up visits from one source', async () => {
    visit();
    visit({ visitor: { ...VISITOR, address: '203.0.113.8' } });
    visit({ visitor: { ...VISITOR, agent: 'Mozilla/5.0 Safari/604.1' }, source: 'portal:Immoweb' });
    await counter().write();
    expect((await counted()).sort()).toEqual([
      [1, '2026-11-20', 'direct', 2],
      [1, '2026-11-20', 'portal:Immoweb', 1],
    ]);
  });

  test('counts favourites, once in half an hour and separately from visits', async () => {
    visit();
    for (const _time of [1, 2]) visit({ act: 'favourite' });
    visit({ act: 'favourite', visitor: { ...VISITOR, address: '203.0.113.8' } });
    await counter().write();
    visit({ act: 'favourite' });
    await counter().write();
    expect(await counted()).toEqual([[1, '2026-11-20', 'direct', 1]]);
    expect(await database().selectFrom('favourite').selectAll().execute()).toEqual([
      { property_id: 1, day: '2026-11-20', times: 2 },
    ]);
  });

  test('recognizes a person whom another api has counted', async () => {
    const other = await startCounter();
    visit();
    await counter().write();
    now = minutes(5);
    visit({}, other);
    visit({ visitor: { ...VISITOR, address: '203.0.113.8' } }, other);
    await other.write();
    expect(await counted()).toEqual([[1, '2026-11-20', 'direct', 2]]);
  });

  test('counts each person once when several apis write at the same time', async () => {
    const all = [counter(), await startCounter(), await startCounter()];
    for (const one of all)
      for (let person = 0; person < 200; person += 1)
        visit({ visitor: { ...VISITOR, agent: `Mozilla/5.0 ${person}` }, propertyId: 1 + (person % 2) }, one);
    await Promise.all(all.map((one) => one.write()));
    expect(await counted()).toEqual([
      [1, '2026-11-20', 'direct', 100],
      [2, '2026-11-20', 'direct', 100],
    ]);
  });

  test('stores nothing about the visitor but a hash for half an hour, and a salt for a day', async () => {
    visit();
    await counter().write();
    const [seen, ...more] = await database().selectFrom('visit_seen').selectAll().execute();
    expect(more).toEqual([]);
    expect(seen).toEqual({ key: expect.stringMatching(/^[\w-]{43}$/), day: '2026-11-20', until: minutes(30) });
    const days = async () => (await database().selectFrom('visit_salt').select('day').execute()).map(({ day }) => day);
    expect((await days()).sort()).toEqual(['2026-11-20', '2026-11-21']);

    now = minutes(31);
    await counter().write();
    expect(await database().selectFrom('visit_seen').selectAll().execute()).toEqual([]);
    now = minutes(24 * 60);
    await counter().write();
    expect((await days()).sort()).toEqual(['2026-11-21', '2026-11-22']);
  });

  test('erases hashes with their salt', async () => {
    visit();
    await counter().write();
    await database().deleteFrom('visit_salt').where('day', '=', '2026-11-20').execute();
    expect(await database().selectFrom('visit_seen').selectAll().execute()).toEqual([]);
  });

  test('leaves out owners at their own homes and staff, not owners of other homes', async () => {
    const db = database();
    const agent = {
      name: 'An',
      email: 'an@example.be',
      password: 'correct horse',
      role: 'agent',
      agentId: null,
    } as const;
    await addOwner(db, { name: 'Anne', email: 'anne@example.be', password: 'correct horse', propertyIds: [1] });
    await addStaff(db, agent);
    const owner = await sessionOf(db, 'account');
    const staff = await sessionOf(db, 'staff');
    visit({ sessions: { owner, staff: undefined } });
    visit({ sessions: { owner: undefined, staff }, visitor: { ...VISITOR, agent: 'staff' } });
    visit({ sessions: { owner, staff: undefined }, propertyId: 2 });
    visit({ sessions: { owner: 'made up', staff: 'made up' }, propertyId: 2, visitor: { ...VISITOR, agent: 'other' } });
    await counter().write();
    expect(await counted()).toEqual([[2, '2026-11-20', 'direct', 2]]);
  });

  test('leaves out homes that are not on the site', async () => {
    visit({ propertyId: 999 });
    await counter().write();
    expect(await counted()).toEqual([]);
  });

  test('still counts visits that were pending when their salt was erased', async () => {
    visit();
    await database().deleteFrom('visit_salt').execute();
    now = minutes(26 * 60);
    await counter().write();
    expect(await counted()).toEqual([[1, '2026-11-20', 'direct', 1]]);
  });

  test('writes pending visits when it is stopped', async () => {
    visit();
    await counter().stop();
    expect(await counted()).toEqual([[1, '2026-11-20', 'direct', 1]]);
  });
});

async function sessionOf(db: Db, table: 'account' | 'staff'): Promise<string> {
  const { id } = await db.selectFrom(table).select('id').executeTakeFirstOrThrow();
  const start = { accountId: id, device: { browser: '', system: '' }, isRemembered: false };
  return (await (table === 'account' ? ownerSessions : staffSessions).start(db, start)).token;
}
