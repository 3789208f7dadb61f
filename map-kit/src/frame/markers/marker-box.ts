import type { MapHome } from '../../messages/map-message.ts';

/** Pixels. */
export interface Place {
  x: number;
  y: number;
}

/** Pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Height of a marker with its tip on the spot. */
const PRICE = 46;
const PIN = 76;

/** Approximate size of a marker in the style sheet, including the room for touch. A pin has the label of its home above it. */
export function boxOf({ count, label, ribbon }: MapHome, { x, y }: Place, isPin = false): Box {
  if (count > 1) {
    const half = Math.max(24, 14 + label.length * 5);
    return { left: x - half, top: y - 24, right: x + half, bottom: y + 24 };
  }
  const half = 16 + (label.length + (ribbon?.label.length ?? 0)) * 4.4;
  return { left: x - half, top: y - (isPin ? PIN : PRICE), right: x + half, bottom: y };
}

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
