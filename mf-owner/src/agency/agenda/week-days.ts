import type { AgendaAnswer, AgendaChange, AgendaVisit } from '@facade/shared-domain/model';
import { dayOfVisit } from '@facade/shared-domain/numbers/visit-time';

/** One day of the agenda. */
export interface WeekDay {
  /** `2026-11-24` */
  day: string;
  visits: AgendaVisit[];
  changes: AgendaChange[];
  free: AgendaAnswer['free'];
}

/** @example daysLater('2026-11-30', 7) // '2026-12-07' */
export function daysLater(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The seven days of a week. A time span over several days is on each of them. */
export function weekDays({ week, visits, changes, free }: AgendaAnswer): WeekDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = daysLater(week, index);
    const isOn = ({ start }: { start: string }) => dayOfVisit(start) === day;
    return {
      day,
      visits: visits.filter(isOn),
      // A span that ends at midnight does not belong to the next day.
      changes: changes.filter(({ start, end }) => dayOfVisit(start) <= day && end > `${day}T00:00:00~`),
      free: free.filter(isOn),
    };
  });
}
