import { closeDatabase, type Db, openDatabase } from '../platform/database/index.ts';
import { newDatabase, type TestDatabase } from './postgres/shared-postgres.ts';

/**
 * Describes tests with a database of their own.
 * @param suite gets a function that returns the open, migrated and empty database
 */
export function describeDatabase(name: string, suite: (db: () => Db) => void): void {
  describe(name, () => {
    let server: TestDatabase | undefined;
    let db: Db | undefined;
    beforeAll(async () => {
      server = await newDatabase();
      db = await openDatabase({ url: server.url });
    });
    afterAll(async () => {
      if (db) await closeDatabase(db);
      await server?.stop();
    });
    suite(() => {
      if (!db) throw new Error('the database is not open yet');
      return db;
    });
  });
}
