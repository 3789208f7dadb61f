/** The moment the sample feed was "exported". Nothing in the generator reads the real clock. */
export const EXPORTED_AT = '2026-11-16T05:30:00.000Z';

const DAY = 86_400_000;

/** ISO date so many days after the export (before it where negative). */
export function dayFromExport(days: number): string {
  return new Date(Date.parse(EXPORTED_AT) + days * DAY).toISOString().slice(0, 10);
}

/** The same day some years later. */
export function yearsAfter(isoDate: string, years: number): string {
  return `${Number(isoDate.slice(0, 4)) + years}${isoDate.slice(4)}`;
}
