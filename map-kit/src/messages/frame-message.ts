import {
  type Box,
  isBox,
  isList,
  isMarkerId,
  isNumber,
  isPosition,
  isRecord,
  type MarkerId,
  type Position,
} from './guards.ts';

/** What the map frame tells its page. */
export type FrameMessage = { source: 'facade-map' } & FrameEvent;

export type FrameEvent =
  /** The first message was drawn. */
  | { kind: 'ready' }
  /** The pointer or the focus is on a marker, or left it; with the ids of all that the marker stands for. */
  | { kind: 'hover'; id: MarkerId | null; ids?: MarkerId[] }
  /** A marker was chosen, or with null the ground beside all. */
  | { kind: 'selected'; id: MarkerId | null }
  /** A group was chosen that no zoom parts. All its homes are in the box. */
  | { kind: 'opened'; id: MarkerId; box: Box }
  /** What the map shows now; `byVisitor` unless a message moved it. */
  | { kind: 'moved'; box: Box; zoom: number; byVisitor: boolean }
  /** An area was drawn: a ring, whose last position is not the first again. */
  | { kind: 'drawn'; ring: Position[] }
  /** The visitor gives up drawing. */
  | { kind: 'cancelled' }
  /** The map cannot be drawn in this browser. */
  | { kind: 'failed' };

/** As many homes as a map shows. */
const MOST_IDS = 2000;

/** The message in a value from outside; null where it is none, or has one wrong field. */
export function readFrameMessage(value: unknown): FrameMessage | null {
  return isRecord(value) && value.source === 'facade-map' && isEvent(value) ? (value as FrameMessage) : null;
}

function isEvent(value: Record<string, unknown>): boolean {
  const { kind, id } = value;
  if (kind === 'ready' || kind === 'cancelled' || kind === 'failed') return true;
  if (kind === 'hover' && value.ids !== undefined && !isList(value.ids, MOST_IDS, isMarkerId)) return false;
  if (kind === 'hover' || kind === 'selected') return id === null || isMarkerId(id);
  if (kind === 'opened') return isMarkerId(id) && isBox(value.box);
  if (kind === 'moved') return isBox(value.box) && isNumber(value.zoom, 0, 30) && typeof value.byVisitor === 'boolean';
  return kind === 'drawn' && isList(value.ring, 200, isPosition) && value.ring.length >= 3;
}
