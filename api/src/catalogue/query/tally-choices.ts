import type { ListingFilters } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { CatalogueView } from '../view.ts';
import { allOf, type Condition, type Conditions } from './conditions.ts';
import type { Seen, TalliedSample } from './facets.ts';
import type { QueryLimits } from './limits.ts';
import { hasMarks, marked } from './marks.ts';
import { sampleOf } from './sample.ts';
import { type Asked, type TallyOf, takeTally } from './tally.ts';

/** Tallies of all homes, and of a sample where there are many: what the choices of each filter are counted from. */
export async function tallyChoices(
  view: CatalogueView,
  filters: ListingFilters,
  conditions: Conditions,
  limits: QueryLimits,
  amounts: boolean,
): Promise<Seen> {
  const asked = { choices: conditions.choices, goal: filters.goal, amounts };
  const sample = sampleOf(view.catalogue.statistics, filters.goal, limits);
  if (!sample) return { sample, whole: await tallyAll(view, filters, conditions, { asked, sample, limits }) };
  const where = withoutChoices(conditions, filters, [sample.condition]);
  const tallied = {
    ...sample,
    tally: await takeTally(view.db, where, asked, sql.table('sampled_property')),
  };
  return { sample: tallied, whole: await tallyAll(view, filters, conditions, { asked, sample: tallied, limits }) };
}

/** Up to this fraction of the counting limit every home is tallied; beyond it, a sample is enough. */
const TALLIED = 1 / 2;

/** All homes that may match a choice; null if there are too many. */
async function tallyAll(
  { db }: CatalogueView,
  filters: ListingFilters,
  conditions: Conditions,
  { asked, sample, limits }: { asked: Asked; sample: TalliedSample | null; limits: QueryLimits },
): Promise<TallyOf | null> {
  if (sample && sample.tally('all').homes / sample.share > TALLIED * limits.counted) return null;
  const marks = sample && hasMarks({ ...filters, types: [], energy: [], minBedrooms: undefined });
  return takeTally(db, withoutChoices(conditions, filters), asked, marks ? marked(marks) : undefined);
}

function withoutChoices({ others }: Conditions, { available }: ListingFilters, more: Condition[] = []): Condition {
  const asked: Condition[] = available ? [sql`p.is_available`] : [];
  return allOf({ choices: {}, others: [...more, ...asked, ...others] });
}
