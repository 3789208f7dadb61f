import {
  type Box,
  isBox,
  isList,
  isMarkerId,
  isNumber,
  isPosition,
  isRecord,
  isScreenPlace,
  type MarkerId,
  type Position,
  type ScreenPlace,
} from './guards.ts';

/** Messages of the map frame to its page. */
export type FrameMessage = { source: 'facade-map' } & FrameEvent;

export type FrameEvent =
  /** The first message was drawn. */
  | { kind: 'ready' }
  /** The pointer or the focus has entered or left a marker; with the ids of all its homes, and where it is. */
  | { kind: 'hover'; id: MarkerId | null; ids?: MarkerId[]; place?: ScreenPlace }
  /** A marker was selected; null: the map beside all markers. */
  | { kind: 'selected'; id: MarkerId | null }
  /** A group that no zoom splits was selected. All its homes are in the box. */
  | { kind: 'opened'; id: MarkerId; box: Box }
  /** The current view of the map; `byVisitor` unless a message moved it. */
  | { kind: 'moved'; box: Box; zoom: number; byVisitor: boolean }
  /** An area was drawn: a ring whose last position does not repeat the first. */
  | { kind: 'drawn'; ring: Position[] }
  /** The visitor has cancelled drawing. */
  | { kind: 'cancelled' }
  /** The map cannot be drawn in this browser. */
  | { kind: 'failed' };

/** Maximum number of homes on a map. */
const MOST_IDS = 2000;

/** Parses an external value as a message; null if it has an invalid field. */
export function readFrameMessage(value: unknown): FrameMessage | null {
  return isRecord(value) && value.source === 'facade-map' && isEvent(value) ? (value as FrameMessage) : null;
}

function isEvent(value: Record<string, unknown>): boolean {
  const { kind, id } = value;
  if (kind === 'ready' || kind === 'cancelled' || kind === 'failed') return true;
  if (kind === 'hover' && value.ids !== undefined && !isList(value.ids, MOST_IDS, isMarkerId)) return false;
  if (kind === 'hover' && value.place !== undefined && !isScreenPlace(value.place)) return false;
  if (kind === 'hover' || kind === 'selected') return id === null || isMarkerId(id);
  if (kind === 'opened') return isMarkerId(id) && isBox(value.box);
  if (kind === 'moved') return isBox(value.box) && isNumber(value.zoom, 0, 30) && typeof value.byVisitor === 'boolean';
  return kind === 'drawn' && isList(value.ring, 200, isPosition) && value.ring.length >= 3;
}
