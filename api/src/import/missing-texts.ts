import type { FeedProblem } from '@facade/feed';
import { sql } from 'kysely';
import type { Db } from '../platform/index.ts';

/** Homes that a warning names; the rest is counted. */
const NAMED = 10;

interface Order {
  /** Name of the feed. */
  source: string;
  /** Those of the site. */
  languages: readonly string[];
  /** Table of the entries: of a dry run, those that would change. */
  table: 'feed_entry' | 'feed_import.change';
  /** The adapter has named the homes that have no text at all, with their lines. */
  isTextlessSaid: boolean;
}

/** One warning for all homes of a feed whose descriptions lack the same languages of the site. */
export async function missingTexts(
  db: Db,
  { source, languages, table, isTextlessSaid }: Order,
): Promise<FeedProblem[]> {
  const ofFeed = table === 'feed_entry' ? sql`and source = ${source}` : sql``;
  const { rows } = await sql<{ described: string[]; count: number; first: number[] }>`
    select described, count(*)::int as count, (array_agg(id order by id))[1:${sql.lit(NAMED)}] as first
    from ${sql.table(table)} where kind = 'property' and described is not null ${ofFeed}
    group by described`.execute(db);
  const groups = new Map<string, { count: number; first: number[] }>();
  for (const { described, count, first } of rows) {
    const missing = languages.filter((one) => !described.includes(one)).join(', ');
    if (missing === '' || (isTextlessSaid && described.length === 0)) continue;
    const group = groups.get(missing) ?? { count: 0, first: [] };
    groups.set(missing, { count: group.count + count, first: [...group.first, ...first] });
  }
  const found: FeedProblem[] = [];
  for (const [missing, { count, first }] of groups) {
    const names = await namesOf(db, source, first.sort((a, b) => a - b).slice(0, NAMED));
    const homes = `${names.join(', ')}${count > names.length ? ', …' : ''}`;
    const values = { languages: missing, count, homes };
    found.push({ record: 'feed', field: 'Description', kind: 'noTextIn', values });
  }
  return found;
}

/** The ids of homes in their feed. */
async function namesOf(db: Db, source: string, numbers: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(numbered.id, known.id, home::text) as name from unnest(${sql.val(numbers)}::integer[]) as home
    left join feed_import.numbered numbered on numbered.kind = 'property' and numbered.number = home
    left join source_id known on known.source = ${source} and known.kind = 'property' and known.number = home
    order by home`.execute(db);
  return rows.map(({ name }) => name);
}
