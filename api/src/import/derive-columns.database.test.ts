import { sql } from 'kysely';
import { readRevision } from '../catalogue/catalogue.ts';
import { describeDatabase } from '../testing/described-database.ts';
import { randomRecords } from '../testing/random-homes.ts';
import { catalogueOf, storeAndView } from '../testing/sample-catalogue.ts';
import { deriveColumns } from './derive-columns.ts';

describeDatabase('deriveColumns', (db) => {
  test('fills the columns of homes that an older version stored, as an import would have', async () => {
    await storeAndView(db(), await catalogueOf(randomRecords(60)));
    const rows = () => db().selectFrom('property').selectAll().orderBy('id').execute();
    const stored = await rows();
    await db()
      .updateTable('property')
      .set({
        rules: 0,
        city_key: '',
        type_key: '',
        category_ids: [],
        features: [],
        lat: null,
        price: 1,
        words: '',
        shuffle: 0,
      })
      .where('id', '>', 10)
      .execute();
    const revision = await readRevision(db());
    expect(await deriveColumns(db())).toBe(true);
    expect(await rows()).toEqual(stored);
    // Answers of before are read again.
    expect(await readRevision(db())).not.toBe(revision);
    const sampled = await sql`select id, price from sampled_property order by id`.execute(db());
    expect(sampled.rows).toEqual(stored.map(({ id, price }) => ({ id, price })));
    const later = await readRevision(db());
    expect(await deriveColumns(db())).toBe(true);
    expect(await readRevision(db())).toBe(later);
  });
});
