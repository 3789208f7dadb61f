import { sql } from 'kysely';
import { measurePicture } from '../../pictures/measure.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { importWhereChanged } from '../scheduled/scheduled-import.ts';
import { crmFeeds } from './crm-settings.ts';
import { type CrmAnswer, CrmServer } from './testing/crm-server.ts';

describeDatabase('homes that are pulled', (db) => {
  let site: TestApi;
  let server: CrmServer;
  let estates: object[];
  let fails: CrmAnswer | null = null;
  beforeEach(async () => {
    fails = null;
    for (const table of ['property', 'feed_entry', 'feed_source', 'source_id'] as const)
      await db().deleteFrom(table).execute();
    site = await startTestApi({ db: db() });
    server = new CrmServer(({ path }) => {
      if (path !== '/v1/estates/list') return { json: { token: 'token' } };
      return fails ?? { json: { estates, totalCount: estates.length, isValidRequest: true } };
    });
  });
  afterEach(async () => {
    server.stop();
    await site.close();
  });

  async function pulling() {
    const url = await server.start();
    const { config, siteData } = site;
    const account = { WHISE_URL: url, WHISE_USERNAME: 'agency', WHISE_PASSWORD: 'hunter2', WHISE_CLIENT_ID: 7 };
    const none = { WHISE_OFFICE_ID: 0, RESO_URL: null, RESO_TOKEN: null, RESO_TOKEN_URL: null };
    const more = { RESO_CLIENT_ID: null, RESO_CLIENT_SECRET: null, RESO_FILTER: null };
    const no = { SWEEPBRIGHT_URL: '', SWEEPBRIGHT_CLIENT_ID: null, SWEEPBRIGHT_CLIENT_SECRET: null };
    const [place] = crmFeeds({ ...account, ...none, ...more, ...no }, config.dataFolder);
    if (!place) throw new Error('Whise is not configured');
    const logged: unknown[] = [];
    const log = { info: (details: object) => logged.push(details), warn: (details: object) => logged.push(details) };
    const outbox = { add: async () => {} };
    const run = () => importWhereChanged(place, { db: db(), config, siteData, outbox, measure: measurePicture, log });
    return { run, logged };
  }
  const home = (id: number, price: number, more: object = {}) => ({
    ...{ id, price, displayPrice: true, displayStatusId: 2, city: 'Ath', zip: '7800', status: { id: 1 } },
    ...{ purpose: { id: 1 }, purposeStatus: { id: 1 }, category: { id: 1 }, ...more },
  });

  test('are on the site with their facts, and stay there when a pull fails', async () => {
    const { run, logged } = await pulling();
    const homes = () => db().selectFrom('property').select(['goal', 'price', 'city']).orderBy('price').execute();
    estates = [home(1, 200_000), home(2, 300_000), home(3, 400_000, { displayStatusId: 1 })];
    await run();
    const both = [
      { goal: 'sale', price: 200_000, city: 'Ath' },
      { goal: 'sale', price: 300_000, city: 'Ath' },
    ];
    expect(await homes()).toEqual(both);

    fails = { status: 400 };
    await expect(run()).rejects.toThrow('/v1/estates/list answers 400');
    expect(await homes()).toEqual(both);

    fails = null;
    estates = [home(2, 300_000, { status: { id: 6 } })];
    await run();
    expect(await homes()).toEqual(both.slice(0, 1));
    expect(JSON.stringify(logged)).not.toContain('hunter2');
  });

  test('are as new as the last answer, also one without changes, but not a failed pull or a refused answer', async () => {
    const { run } = await pulling();
    const imports = () => db().selectFrom('import_run').select('id').execute();
    /** Whether a turn, days after the last, makes the homes count as imported now. */
    const renews = async () => {
      await sql`update feed_source set imported_at = now() - interval '4 days' where name = 'whise'`.execute(db());
      await run().catch(() => undefined);
      const { rows } =
        await sql`select from feed_source where name = 'whise' and imported_at > now() - interval '1 day'`.execute(
          db(),
        );
      return rows.length === 1;
    };
    estates = [home(1, 200_000)];
    await run();
    const before = await imports();
    expect([await renews(), await imports()]).toEqual([true, before]);
    fails = { status: 400 };
    expect(await renews()).toBe(false);

    fails = null;
    estates = [home(1, 200_000, { status: { id: 6 } })];
    expect(await renews()).toBe(false);
    const after = await imports();
    expect(after).toHaveLength(before.length + 1);
    expect([await renews(), await imports()]).toEqual([false, after]);
  });
});
