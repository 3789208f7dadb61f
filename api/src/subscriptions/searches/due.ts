import type { DemandFrequency } from '@facade/shared-domain/model';
import { type RawBuilder, sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { brusselsDay, momentOf } from '../../kernel/index.ts';

/** Time of day of daily and weekly mails. Summer time never skips it. */
const TIME = '07:00';

/** Friday, because people visit homes at the weekend. 1 is Monday. */
const WEEKDAY = 5;
const DAYS_OF_WEEK = 7;

/** Immediate mails wait a little, until what was cached before the import is no longer shown. In milliseconds. */
const AT_ONCE = 5000;

/**
 * When a search with matches is mailed: immediately, at the next seven in the morning, or on the next Friday at seven, in
 * Brussels.
 */
export function nextDigest(frequency: DemandFrequency, now: Date): Date {
  if (frequency === 'at-once') return new Date(now.getTime() + AT_ONCE);
  const today = Temporal.PlainDate.from(brusselsDay(now));
  const untilDay = frequency === 'daily' ? 0 : (WEEKDAY - today.dayOfWeek + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  const moment = (days: number) => momentOf(today.add({ days }).toString(), TIME) as Date;
  const next = moment(untilDay);
  return next > now ? next : moment(untilDay + (frequency === 'daily' ? 1 : DAYS_OF_WEEK));
}

/** In a statement about `demand`: when the next mail of a search that has got a match is due; one that is due stays so. */
export function dueFrom(now: Date): RawBuilder<Date> {
  const [atOnce, daily, weekly] = (['at-once', 'daily', 'weekly'] as const).map((one) =>
    nextDigest(one, now).toISOString(),
  );
  return sql`coalesce(due_at, case frequency when 'at-once' then ${atOnce}::timestamptz
    when 'daily' then ${daily}::timestamptz else ${weekly}::timestamptz end)`;
}
