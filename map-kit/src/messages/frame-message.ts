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
  /** The pointer or the focus is on a marker, or left it. */
  | { kind: 'hover'; id: MarkerId | null }
  /** A marker was chosen, or with null the ground beside all. */
  | { kind: 'selected'; id: MarkerId | null }
  /** What the map shows now; `byVisitor` unless a message moved it. */
  | { kind: 'moved'; box: Box; zoom: number; byVisitor: boolean }
  /** An area was drawn: a ring, whose last position is not the first again. */
  | { kind: 'drawn'; ring: Position[] }
  /** The visitor gives up drawing. */
  | { kind: 'cancelled' }
  /** The map cannot be drawn in this browser. */
  | { kind: 'failed' };

/** The message in a value from outside; null where it is none, or has one wrong field. */
export function readFrameMessage(value: unknown): FrameMessage | null {
  return isRecord(value) && value.source === 'facade-map' && isEvent(value) ? (value as FrameMessage) : null;
}

function isEvent(value: Record<string, unknown>): boolean {
  const { kind, id } = value;
  if (kind === 'ready' || kind === 'cancelled' || kind === 'failed') return true;
  if (kind === 'hover' || kind === 'selected') return id === null || isMarkerId(id);
  if (kind === 'moved') return isBox(value.box) && isNumber(value.zoom, 0, 30) && typeof value.byVisitor === 'boolean';
  return kind === 'drawn' && isList(value.ring, 200, isPosition) && value.ring.length >= 3;
}
