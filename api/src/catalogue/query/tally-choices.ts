import type { ListingFilters } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { CatalogueView } from '../view.ts';
import { allOf, type Condition, type Conditions } from './conditions.ts';
import type { Seen, TalliedSample } from './facets.ts';
import type { QueryLimits } from './limits.ts';
import { hasMarks, marked } from './marks.ts';
import { sampleOf } from './sample.ts';
import { type TallyOf, takeTally } from './tally.ts';

/** Tallies of all homes, and of a sample where there are many: what the choices of each filter are counted from. */
export async function tallyChoices(
  view: CatalogueView,
  filters: ListingFilters,
  conditions: Conditions,
  limits: QueryLimits,
): Promise<Seen> {
  const asked = { choices: conditions.choices, goal: filters.goal };
  const sample = sampleOf(view.catalogue.statistics, filters.goal, limits);
  if (!sample) return { sample, whole: await tallyAll(view, filters, conditions, sample, limits) };
  const where = withoutChoices(conditions, filters, [sample.condition]);
  const tallied = {
    ...sample,
    tally: await takeTally(view.db, where, asked, sql.table('sampled_property')),
  };
  return { sample: tallied, whole: await tallyAll(view, filters, conditions, tallied, limits) };
}

/** Up to this part of what is counted, every home is tallied; a sample is enough for more. */
const TALLIED = 1 / 2;

/** All homes that may fit a choice; null where they are too many. */
async function tallyAll(
  { db }: CatalogueView,
  filters: ListingFilters,
  conditions: Conditions,
  sample: TalliedSample | null,
  { counted }: QueryLimits,
): Promise<TallyOf | null> {
  if (sample && sample.tally('all').homes / sample.share > TALLIED * counted) return null;
  const marks = sample && hasMarks({ ...filters, types: [], energy: [], minBedrooms: undefined });
  const asked = { choices: conditions.choices, goal: filters.goal };
  return takeTally(db, withoutChoices(conditions, filters), asked, marks ? marked(marks) : undefined);
}

function withoutChoices({ others }: Conditions, { available }: ListingFilters, more: Condition[] = []): Condition {
  const asked: Condition[] = available ? [sql`p.is_available`] : [];
  return allOf({ choices: {}, others: [...more, ...asked, ...others] });
}
