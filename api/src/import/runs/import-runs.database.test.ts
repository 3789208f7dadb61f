import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedOf, propertyRecords } from '@facade/feed/testing/sample-records';
import type { ImportsAnswer } from '@facade/shared-domain/model';
import { describeDatabase } from '../../testing/described-database.ts';
import { StaffSite } from '../../testing/staff-site.ts';
import { importFeed } from '../import-feed.ts';
import { takeWanted } from './import-runs.ts';

describeDatabase('the imports in the back office', (db) => {
  let site: StaffSite;
  let file: string;
  beforeAll(async () => {
    site = await StaffSite.start(db(), { FEED_FILE: 'feed.json' });
    file = join(site.test.config.dataFolder, 'delivered.json');
  });
  afterAll(() => site.test.close());

  const load = (feed: unknown, dryRun = false) => {
    writeFileSync(file, JSON.stringify(feed));
    utimesSync(file, 1, 1);
    return importFeed(db(), { file, dataFolder: site.test.config.dataFolder, allowRemovals: 100, dryRun });
  };
  const call = async (method: 'GET' | 'POST', who: 'mia' | 'an') =>
    site.test.api.inject({ method, url: '/api/agency/imports', cookies: await site.as(who), payload: {} });
  const read = async (lang = 'nl') =>
    (
      await site.test.api.inject({ url: `/api/agency/imports?lang=${lang}`, cookies: await site.as('mia') })
    ).json() as ImportsAnswer;

  test('lists each import with what was wrong by home, and no dry run', async () => {
    await db().deleteFrom('import_run').execute();
    const [nl = {}] = propertyRecords(2, { Goal: 'barter' });
    await load(feedOf([...propertyRecords(1, { Price: 'a lot' }), nl]));
    await load(feedOf(propertyRecords(1)), true);
    await load({ properties: 1 });
    const { canRun, runs } = await read();
    expect(canRun).toBe(true);
    expect(runs.map(({ file: name, imported }) => [name, imported])).toEqual([
      ['delivered.json', false],
      ['delivered.json', true],
    ]);
    expect(runs[1]).toMatchObject({
      leftOut: 1,
      errors: [
        { home: '2', problems: [{ message: expect.stringMatching(/^te koop of te huur "barter" is te koop noch/) }] },
      ],
    });
    expect(runs[1]?.warnings).toEqual([expect.objectContaining({ home: '1' })]);
    const [said] = (await read('de')).runs[1]?.warnings[0]?.problems ?? [];
    expect(said).toEqual({
      message: 'Preis „a lot“ ist keine Zahl wie 1250 oder 1250,5: das entfällt',
      advice: expect.stringMatching(/^Im CRM nur die Zahl/),
      line: null,
    });
  });

  test('keeps the last twenty', async () => {
    for (let run = 0; run < 22; run += 1) await load({ properties: 1 });
    expect((await read()).runs).toHaveLength(20);
    expect(await db().selectFrom('import_run').select('id').execute()).toHaveLength(20);
  });

  test('a manager starts one, an agent does not', async () => {
    expect((await call('POST', 'an')).statusCode).toBe(403);
    expect(await takeWanted(db())).toEqual([]);
    expect((await call('POST', 'mia')).statusCode).toBe(204);
    expect(await takeWanted(db())).toEqual(['']);
    expect(await takeWanted(db())).toEqual([]);
  });
});
