import { useEffect, useState } from 'react';

/** On this device: the days on which lists were seen last and before, as ISO dates with a space between. */
const KEY = 'facade.visits';

const DAY = 86_400_000;

/** Remembers that lists are seen today. */
export function useNotedVisit(): void {
  useEffect(() => {
    const [today, last = ''] = [dayOf(Date.now()), lastDay()];
    try {
      localStorage.setItem(KEY, `${today} ${last}`.trim());
    } catch {
      // Storage is full or forbidden.
    }
  }, []);
}

/** In how many days all falls that is new since the last visit of an earlier day, on this device; undefined before hydration, and on a first visit. */
export function useDaysSinceVisit(): number | undefined {
  const [days, setDays] = useState<number>();
  useEffect(() => {
    const day = lastDay();
    if (day) setDays(Math.ceil((Date.now() - Date.parse(day)) / DAY));
  }, []);
  return days;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The last day that is not today, whether or not today is stored already. */
function lastDay(): string | undefined {
  try {
    const stored = localStorage.getItem(KEY)?.match(/\d{4}-\d\d-\d\d/g) ?? [];
    return stored.find((day) => day < dayOf(Date.now()));
  } catch {
    return undefined;
  }
}
