import type { PriceEffect, PricePoint } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { addDays, brusselsDay } from '../../kernel/index.ts';
import type { Db } from '../../platform/index.ts';

/** Maximum and minimum number of days that are compared before and after a change. */
const MOST_DAYS = 28;
const FEWEST_DAYS = 7;

/** How many of the last prices are shown. */
const SHOWN = 6;

/** Number of days, first and last included. */
type Span = readonly [from: string, to: string];

/**
 * Each price with the visits per day before and after it. The day of the change is in neither span. A span ends at the
 * previous or next price.
 */
export async function priceEffects(
  db: Db,
  id: number,
  { prices, publishedAt, today }: { prices: readonly PricePoint[]; publishedAt: string; today: string },
): Promise<PriceEffect[]> {
  const shown = prices.slice(-SHOWN);
  const days = shown.map(({ at }) => brusselsDay(new Date(at)));
  const effects: PriceEffect[] = [];
  for (const [index, { at, amount }] of shown.entries()) {
    const day = days[index] ?? today;
    const start = days[index - 1];
    const isFirst = prices.length === shown.length && index === 0;
    const begin = addDays(start ?? brusselsDay(new Date(publishedAt)), 1);
    const end = addDays(days[index + 1] ?? today, -1);
    const before: Span = [latest(begin, addDays(day, -MOST_DAYS)), addDays(day, -1)];
    const after: Span = [addDays(day, 1), earliest(end, addDays(day, MOST_DAYS))];
    const measured = !isFirst && lengthOf(before) >= FEWEST_DAYS && lengthOf(after) >= FEWEST_DAYS;
    effects.push({
      at,
      amount,
      before: measured ? await visitsADay(db, id, before) : null,
      after: measured ? await visitsADay(db, id, after) : null,
    });
  }
  return effects;
}

const latest = (a: string, b: string) => (a > b ? a : b);
const earliest = (a: string, b: string) => (a < b ? a : b);
const lengthOf = ([from, to]: Span) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

async function visitsADay(db: Db, id: number, span: Span): Promise<number> {
  const [from, to] = span;
  const { rows } = await sql<{ visits: number }>`select coalesce(sum(visits), 0)::int as visits
    from visit where property_id = ${id} and day between ${from} and ${to}`.execute(db);
  return Math.round(((rows[0]?.visits ?? 0) / lengthOf(span)) * 10) / 10;
}
