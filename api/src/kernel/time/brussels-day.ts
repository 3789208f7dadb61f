import { Temporal } from 'temporal-polyfill';

const FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' });

/** The current day in Belgium, `yyyy-mm-dd`. */
export function brusselsDay(moment: Date): string {
  return FORMAT.format(moment);
}

/** Whether a text is a valid date, `yyyy-mm-dd`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Adds days to a date (negative: earlier). */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();
