import { runKillsWithMail } from '../testing/mail-runs.ts';
import { embeddedDatabase, type RunDatabase, serverDatabase } from '../testing/postgres/run-databases.ts';
import { runKills, runRestarts } from '../testing/restart-runs.ts';

// The run of some minutes is `npm run bench -- restarts`.

const SEED = 20_261_122;

describe.each([
  ['the embedded database', embeddedDatabase],
  ['a PostgreSQL server', serverDatabase],
])('apis on %s', (_name, start) => {
  let database: RunDatabase;
  beforeEach(async () => {
    database = await start();
  });
  afterEach(() => database.stop());

  test('an api that is killed again and again loses nothing and stores nothing twice', async () => {
    const account = await runKills(database, { times: 2, seed: SEED });
    expect(account).toMatchObject({ lost: 0, twice: 0, storedButRefused: 0 });
    expect(account.acknowledged).toBeGreaterThan(8);
    expect(Object.keys(account.answers).filter((status) => !['0', '201', '503'].includes(status))).toEqual([]);
  });

  test('every enquiry of an api that is killed is mailed to both sides, though the mail server is away meanwhile', async () => {
    const account = await runKillsWithMail(database, { times: 1, seed: SEED, outageSeconds: 3, timeoutSeconds: 100 });
    expect(account).toMatchObject({ lost: 0, twice: 0, notMailed: 0, notConfirmed: 0, doubled: 0 });
  });

  test('an api that is restarted under load loses nothing, and breaks off nothing where it has a twin', async () => {
    const account = await runRestarts(database, { times: 1, seed: SEED });
    expect(account).toMatchObject({ lost: 0, twice: 0, storedButRefused: 0 });
    if (database.name === 'PostgreSQL') expect(account.answers).toEqual({ 201: account.acknowledged });
  });
});
