import { closeDatabase, type Db, openDatabase } from '../platform/database/index.ts';
import { findPostgres } from './postgres/postgres-server.ts';
import { newDatabase, type TestDatabase } from './postgres/shared-postgres.ts';

/**
 * Runs the same tests on the embedded database and on a real PostgreSQL. Without an installed PostgreSQL its half is
 * skipped and reported.
 * @param suite gets a function that returns the open, migrated and empty database
 */
export function describeEachDatabase(name: string, suite: (db: () => Db) => void): void {
  describe(`${name}, embedded`, () => withDatabase(async () => ({ url: null, stop: async () => {} }), suite));
  const bin = findPostgres();
  if (bin) describe(`${name}, PostgreSQL`, () => withDatabase(() => newDatabase(bin), suite));
  else
    describe.skip(`${name}, PostgreSQL (skipped: no initdb and postgres on this machine)`, () =>
      withDatabase(async () => ({ url: null, stop: async () => {} }), suite));
}

type Server = Pick<TestDatabase, 'stop'> & { url: string | null };

function withDatabase(start: () => Promise<Server>, suite: (db: () => Db) => void): void {
  let server: Server | undefined;
  let db: Db | undefined;
  beforeAll(async () => {
    server = await start();
    db = await openDatabase({ url: server.url, folder: null });
  });
  afterAll(async () => {
    if (db) await closeDatabase(db);
    await server?.stop();
  });
  suite(() => {
    if (!db) throw new Error('the database is not open yet');
    return db;
  });
}
