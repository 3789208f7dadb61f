import { Temporal } from 'temporal-polyfill';

/** The time zone of visits. */
const ZONE = 'Europe/Brussels';

/**
 * The moment when local time is this time on this day; null if it never is (the hour that summer time skips). If the time
 * occurs twice, the first.
 * @param day `2026-11-24`
 * @param time `14:00`
 */
export function momentOf(day: string, time: string): Date | null {
  const local = Temporal.PlainDateTime.from(`${day}T${time}`);
  const zoned = local.toZonedDateTime(ZONE, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(local) ? new Date(zoned.epochMilliseconds) : null;
}

/** The moment at which a day begins. */
export const startOfDay = (day: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(ZONE).epochMilliseconds);

/** Day of the week, 0 is Monday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek - 1;

/** The moment with its local time and offset: `2026-11-24T14:00:00+01:00`. */
export function localIso(moment: Date): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(ZONE);
  return zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** Minutes from midnight to `14:00`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `14:00`, from minutes after midnight. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
