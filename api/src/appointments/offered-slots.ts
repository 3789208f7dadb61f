import type { ReadDb } from '../platform/index.ts';
import type { Snapshot } from '../site/index.ts';
import { type AgendaRules, rulesOf } from './agenda-rules.ts';
import { takesTime } from './holds.ts';
import { bookable, cutSpan, ruleSlots } from './rule-slots.ts';
import { slotId } from './slot-id.ts';
import { overlap, type Span, shared } from './span.ts';
import type { VisitedHome } from './visited-home.ts';

/** A time at which a home can be visited. */
export interface Slot extends Span {
  id: string;
}

/** Slots of a home within a period: those the agency offers, and those of them that are free. */
export interface OfferedSlots {
  opened: Slot[];
  free: Slot[];
}

/** A period that was opened or closed by hand; the later one wins, which has the higher number. */
interface Change extends Span {
  id: number;
}

/** Whose slots; without a home, those that any home may use. */
type SlotsOf = Omit<VisitedHome, 'id'> & { id: number | null };

interface AgendaState {
  /** For this home. */
  opened: Change[];
  closed: Change[];
  taken: Span[];
}

/**
 * What can currently be booked for a home.
 * @param db the transaction, if one is open
 */
export async function offeredSlots(
  db: ReadDb,
  { content }: Pick<Snapshot, 'content'>,
  home: SlotsOf,
  asked: Span,
  now: Date,
): Promise<OfferedSlots> {
  if (!home.isOpen) return { opened: [], free: [] };
  const rules = rulesOf(content.visits, home.agenda);
  const within = shared(asked, bookable(rules, now));
  if (within.start >= within.end) return { opened: [], free: [] };
  return slotsWithin(home.agenda, rules, within, await readAgenda(db, home, within, now));
}

/** What can currently be booked in an agenda, for any home: excludes what was opened for one home only. */
export async function freeTimes(
  db: ReadDb,
  snapshot: Pick<Snapshot, 'content'>,
  agenda: string,
  asked: Span,
  now: Date,
): Promise<Slot[]> {
  return (await offeredSlots(db, snapshot, { id: null, agenda, isOpen: true }, asked, now)).free;
}

/** Of overlapping slots keeps the first: an hour that was opened by hand may be within the weekly ones. */
function slotsWithin(agenda: string, rules: AgendaRules, within: Span, state: AgendaState): OfferedSlots {
  const isClosed = (slot: Span, since = 0) => state.closed.some((span) => span.id > since && overlap(span, slot));
  const byHand = state.opened.flatMap((span) => cutSpan(span, rules).filter((slot) => !isClosed(slot, span.id)));
  const all = [
    ...ruleSlots(rules, within).filter((slot) => !isClosed(slot)),
    ...byHand.filter(({ start }) => start >= within.start && start < within.end),
  ];
  all.sort((one, other) => one.start.getTime() - other.start.getTime());
  const opened: Slot[] = [];
  for (const slot of all) {
    const last = opened.at(-1);
    if (!last || !overlap(last, slot)) opened.push({ id: slotId(agenda, slot), ...slot });
  }
  return { opened, free: opened.filter((slot) => !state.taken.some((span) => overlap(span, slot))) };
}

/** Everything of an agenda that overlaps a period. */
async function readAgenda(db: ReadDb, { id, agenda }: SlotsOf, { start, end }: Span, now: Date): Promise<AgendaState> {
  // A slot that begins within the period may end after it.
  const until = new Date(end.getTime() + 24 * 3_600_000);
  const changes = await db
    .selectFrom('slot_change')
    .select(['id', 'kind', 'start_at as start', 'end_at as end'])
    .where('agenda', '=', agenda)
    .where('end_at', '>', start)
    .where('start_at', '<', until)
    .where((eb) => eb.or([eb('property_id', 'is', null), eb('property_id', '=', id)]))
    .execute();
  const taken = await db
    .selectFrom('appointment')
    .select(['start_at as start', 'end_at as end'])
    .where('agenda', '=', agenda)
    .where(takesTime(now))
    .where('end_at', '>', start)
    .where('start_at', '<', until)
    .execute();
  return {
    opened: changes.filter(({ kind }) => kind === 'open'),
    closed: changes.filter(({ kind }) => kind === 'closed'),
    taken,
  };
}
