const FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' });

/** The day it is for the agency, `yyyy-mm-dd`. */
export function brusselsDay(moment: Date): string {
  return FORMAT.format(moment);
}

/** Whether a text is a day of the calendar, `yyyy-mm-dd`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** A day so many days later (earlier when negative). */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
