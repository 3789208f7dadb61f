import { addDays, brusselsDay, localIso, startOfDay } from '../kernel/index.ts';
import type { ReadDb } from '../platform/index.ts';
import type { Snapshot } from '../site/index.ts';
import { offeredSlots } from './offered-slots.ts';
import { visitedHome } from './visited-home.ts';

/** A free time for a visit, with the clock of Belgium: `2026-11-24T14:00:00+01:00`. */
export interface VisitTime {
  id: string;
  start: string;
  end: string;
}

/** How far ahead a mail looks. */
const DAYS = 14;

/** The first free time of each of the next days on which a home can be visited, at most so many. */
export async function nextVisits(
  db: ReadDb,
  snapshot: Pick<Snapshot, 'catalogue' | 'content'>,
  id: number,
  most: number,
  now = new Date(),
): Promise<VisitTime[]> {
  const home = await visitedHome(db, snapshot, id);
  if (!home) return [];
  const span = { start: now, end: startOfDay(addDays(brusselsDay(now), DAYS)) };
  const { free } = await offeredSlots(db, snapshot, home, span, now);
  const days = new Map<string, VisitTime>();
  for (const { id: slot, start, end } of free) {
    const day = brusselsDay(start);
    if (!days.has(day)) days.set(day, { id: slot, start: localIso(start), end: localIso(end) });
  }
  return [...days.values()].slice(0, most);
}
