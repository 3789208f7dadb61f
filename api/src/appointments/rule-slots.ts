import { WEEKDAYS } from '../content/index.ts';
import { addDays, brusselsDay, minutesOf, momentOf, startOfDay, timeOf, weekdayOf } from '../kernel/index.ts';
import type { AgendaRules } from './agenda-rules.ts';
import { minutesLater, type Span } from './span.ts';

/** What may be booked now: neither too soon nor too far ahead. */
export function bookable({ leadHours, daysAhead }: AgendaRules, now: Date): Span {
  return { start: minutesLater(now, leadHours * 60), end: startOfDay(addDays(brusselsDay(now), daysAhead + 1)) };
}

/** The slots of the weekly hours that begin within a period, in order. */
export function ruleSlots(rules: AgendaRules, within: Span): Span[] {
  const slots: Span[] = [];
  const last = brusselsDay(within.end);
  for (let day = brusselsDay(within.start); day <= last; day = addDays(day, 1))
    if (!rules.closed.some(({ from, to }) => from <= day && day <= to)) slots.push(...slotsOf(day, rules));
  return slots
    .filter(({ start }) => start >= within.start && start < within.end)
    .sort((one, other) => one.start.getTime() - other.start.getTime());
}

function slotsOf(day: string, { weekly, minutes, pause }: AgendaRules): Span[] {
  const weekday = WEEKDAYS[weekdayOf(day)];
  return weekly
    .filter(({ days }) => days.some((name) => name === weekday))
    .flatMap(({ from, to }) =>
      timesBetween(minutesOf(from), minutesOf(to), { minutes, pause }).flatMap((time) => {
        const start = momentOf(day, timeOf(time));
        return start ? { start, end: minutesLater(start, minutes) } : [];
      }),
    );
}

/** Starts of visits that end by `to`, in minutes. */
function timesBetween(from: number, to: number, { minutes, pause }: Pick<AgendaRules, 'minutes' | 'pause'>): number[] {
  const count = Math.floor((to - from + pause) / (minutes + pause));
  return Array.from({ length: Math.max(0, count) }, (_, index) => from + index * (minutes + pause));
}

/** Divides a period that was opened by hand into visits; one shorter than a visit becomes one slot. */
export function cutSpan({ start, end }: Span, { minutes, pause }: Pick<AgendaRules, 'minutes' | 'pause'>): Span[] {
  const length = Math.floor((end.getTime() - start.getTime()) / 60_000);
  const starts = timesBetween(0, length, { minutes, pause });
  if (starts.length === 0) return [{ start, end }];
  return starts.map((time) => ({ start: minutesLater(start, time), end: minutesLater(start, time + minutes) }));
}
