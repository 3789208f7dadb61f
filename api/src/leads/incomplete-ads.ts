import type { IncompleteAds } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { type CatalogueView, readProperties, readSummaries } from '../catalogue/index.ts';
import { factLabels } from '../kernel/index.ts';
import type { Db } from '../platform/index.ts';

/** Maximum number of listed homes; the rest is only counted. */
const LISTED = 50;

/** The homes whose advertisement lacked what the law wants at the last import; undefined if there are none. */
export async function readIncompleteAds(db: Db, view: CatalogueView): Promise<IncompleteAds | undefined> {
  const { rows } = await sql<{ id: number; law: string[]; total: number }>`
    select entry.id, one.warning->'law' as law, count(*) over ()::int as total
    from feed_entry entry cross join lateral jsonb_array_elements(entry.warnings) as one (warning)
    where entry.kind = 'property' and entry.warnings is not null and one.warning ? 'law'
    order by entry.id limit ${sql.lit(LISTED)}`.execute(db);
  if (rows.length === 0) return undefined;
  const ids = rows.map(({ id }) => id);
  const summaries = await readSummaries(view, ids);
  const properties = await readProperties(db, ids);
  const homes = rows.map(({ id, law }) => {
    const shown = summaries.find((summary) => summary.id === id);
    const missing = factLabels(law, properties.get(id)?.region ?? null, view.language);
    return { id, title: shown?.title.text ?? '', path: shown?.path ?? null, missing };
  });
  return { homes, total: rows[0]?.total ?? 0 };
}
