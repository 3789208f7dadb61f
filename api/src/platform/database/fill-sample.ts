import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

/** How many homes of each goal a sample should have, see `catalogue/query/sample.ts`. */
export const SAMPLED = 10_000;

/** How many homes more are stored: by chance, a sample may have more than expected. */
const SPARE = 1000;

const COLUMNS = sql.raw(
  [
    ...['id', 'goal', 'project_id', 'price', 'published_at', 'is_available', 'city_key', 'category_ids', 'bedrooms'],
    ...['living_area', 'land_area', 'bathrooms', 'built', 'free_from', 'energy', 'features', 'lat', 'lng'],
    ...['is_exact', 'shuffle', 'words'],
  ].join(', '),
);

/**
 * Updates the sample to the catalogue; unchanged rows are not written.
 * @param homes table of the catalogue, or of the one that replaces it
 */
export async function fillSample(db: Kysely<Tables>, homes = 'property'): Promise<void> {
  const ofGoal = (goal: string) => sql`(select ${COLUMNS} from ${sql.table(homes)} where goal = ${sql.lit(goal)}
    order by shuffle limit ${sql.lit(SAMPLED + SPARE)})`;
  const next = sql`(${ofGoal('sale')} union all ${ofGoal('rent')})`;
  await sql`delete from sampled_property where id in (
    select id from (select ${COLUMNS} from sampled_property except ${next}) gone)`.execute(db);
  await sql`insert into sampled_property (${COLUMNS})
    select ${COLUMNS} from ${next} next where not exists (select from sampled_property where id = next.id)`.execute(db);
  await sql`analyze sampled_property`.execute(db);
}
