import { createHash } from 'node:crypto';
import { minutesLater, type Span } from './span.ts';

const SLOT_ID = /^([a-z\d]{1,7})-(\d{1,4})-[\w-]{8}$/;

const MINUTE = 60_000;

/** Identifies a slot by its agenda and time: stable while it is offered, and the same on every api. */
export function slotId(agenda: string, { start, end }: Span): string {
  const minutes = Math.round((end.getTime() - start.getTime()) / MINUTE);
  const tag = createHash('sha256').update(agenda).digest('base64url').slice(0, 8);
  return `${(start.getTime() / MINUTE).toString(36)}-${minutes}-${tag}`;
}

/** The time of the slot with this id; null if no slot can have it. Does not check whether it is offered. */
export function spanOfSlot(id: string): Span | null {
  const [, minute, length] = SLOT_ID.exec(id) ?? [];
  if (!minute || !length) return null;
  const start = new Date(Number.parseInt(minute, 36) * MINUTE);
  return Number.isNaN(start.getTime()) ? null : { start, end: minutesLater(start, Number(length)) };
}
