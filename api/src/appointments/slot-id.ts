import { createHash } from 'node:crypto';
import { minutesLater, type Span } from './span.ts';

const SLOT_ID = /^([a-z\d]{1,7})-(\d{1,4})-[\w-]{8}$/;

const MINUTE = 60_000;

/** Names a slot by its agenda and time: the same for as long as it is offered, and on every api. */
export function slotId(agenda: string, { start, end }: Span): string {
  const minutes = Math.round((end.getTime() - start.getTime()) / MINUTE);
  const tag = createHash('sha256').update(agenda).digest('base64url').slice(0, 8);
  return `${(start.getTime() / MINUTE).toString(36)}-${minutes}-${tag}`;
}

/** When the slot of this id is; null where no slot can have it. Whether it is offered is another question. */
export function spanOfSlot(id: string): Span | null {
  const [, minute, length] = SLOT_ID.exec(id) ?? [];
  if (!minute || !length) return null;
  const start = new Date(Number.parseInt(minute, 36) * MINUTE);
  return Number.isNaN(start.getTime()) ? null : { start, end: minutesLater(start, Number(length)) };
}
