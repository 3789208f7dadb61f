import type { DemandFrequency } from '@facade/shared-domain/model';

const TIME_ZONE = 'Europe/Brussels';

/** Hour of the day of daily and weekly mails. */
const HOUR = 7;

/** Friday, because people visit homes at the weekend. 0 is Sunday. */
const WEEKDAY = 5;

/** Immediate mails wait a little, until what was cached before the import is no longer shown. In milliseconds. */
const AT_ONCE = 5000;

const HOURS = 3_600_000;

/**
 * When a search with matches is mailed: immediately, at the next seven in the morning, or on the next Friday at seven, in
 * Brussels.
 */
export function nextDigest(frequency: DemandFrequency, now: Date): Date {
  if (frequency === 'at-once') return new Date(now.getTime() + AT_ONCE);
  // In steps of an hour, because of summer time.
  const next = new Date(Math.ceil((now.getTime() + 1) / HOURS) * HOURS);
  while (!isTime(frequency, next)) next.setTime(next.getTime() + HOURS);
  return next;
}

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function isTime(frequency: DemandFrequency, moment: Date): boolean {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return Number(parts.hour) === HOUR && (frequency === 'daily' || parts.weekday === DAYS[WEEKDAY]);
}
