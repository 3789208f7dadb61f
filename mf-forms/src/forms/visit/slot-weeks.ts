import { dayOfVisit } from '@facade/shared-domain/numbers/visit-time';
import type { VisitSlot } from './visit-times.ts';

export interface VisitDay {
  /** `2026-11-24` */
  day: string;
  slots: VisitSlot[];
}

const DAY_MS = 86_400_000;

/** Days with their slots, by weeks that begin on Monday. Weeks without a slot are left out. */
export function slotWeeks(slots: readonly VisitSlot[]): VisitDay[][] {
  const weeks = new Map<string, VisitDay[]>();
  for (const slot of slots) {
    const day = dayOfVisit(slot.start);
    const monday = mondayOf(day);
    const days = weeks.get(monday) ?? [];
    weeks.set(monday, days);
    const last = days.at(-1);
    if (last?.day === day) last.slots.push(slot);
    else days.push({ day, slots: [slot] });
  }
  return [...weeks.values()];
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}
