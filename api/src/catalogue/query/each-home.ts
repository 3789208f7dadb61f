import type { Db } from '../../database/index.ts';
import type { StoredProperty } from '../stored.ts';

/** Homes that are in memory at a time. */
const AT_A_TIME = 500;

/**
 * All public homes in the order of their ids, some at a time: no statement reads more, and none keeps the one connection of the embedded
 * database. What an import brings or takes meanwhile may be among them or not.
 */
export async function* eachHome(db: Db, atATime = AT_A_TIME): AsyncGenerator<StoredProperty[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('property')
      .select('record')
      .where('id', '>', after)
      .orderBy('id')
      .limit(atATime)
      .execute();
    const last = rows.at(-1);
    if (last) yield rows.map(({ record }) => record);
    if (!last || rows.length < atATime) return;
    after = last.record.id;
  }
}
