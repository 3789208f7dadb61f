import type { MapHome } from '../../messages/map-message.ts';

/** What one marker stands for: a home, a group of the server's, or with `members` a group of what had no room apart. */
export interface Marked extends MapHome {
  members?: readonly MapHome[];
}

/** All that a marker stands for. */
export const membersOf = (marked: Marked): readonly MapHome[] => marked.members ?? [marked];

/** Pixels. */
interface Place {
  x: number;
  y: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A group grows with each home it takes in, and may then reach the next: the rest is found in few passes. */
const PASSES = 4;

/**
 * Markers of which none covers another: of those that would, the groups with most homes and then the first in the list keep their place, and
 * the others join them. Who zooms in sees them apart. A finger needs room, and a marker below another cannot be reached at all.
 * @param placeOf where a home is on the screen
 * @param title of a group of so many homes
 */
export function withoutOverlaps(
  homes: readonly MapHome[],
  placeOf: (home: MapHome) => Place,
  title: (count: number) => string,
): Marked[] {
  let left: Marked[] = [...homes];
  for (let pass = 0; pass < PASSES; pass += 1) {
    const kept = joined(left, placeOf, title);
    if (kept.length === left.length) return kept;
    left = kept;
  }
  return left;
}

function joined(homes: Marked[], placeOf: (home: MapHome) => Place, title: (count: number) => string): Marked[] {
  const kept: { home: Marked; box: Box }[] = [];
  for (const home of [...homes].sort((one, other) => other.count - one.count)) {
    const box = boxOf(home, placeOf(home));
    const covered = kept.find((other) => overlap(box, other.box));
    if (!covered) kept.push({ home, box });
    else covered.home = groupOf(covered.home, home, title);
  }
  return kept.map(({ home }) => home);
}

function groupOf(kept: Marked, other: Marked, title: (count: number) => string): Marked {
  const { lng, lat } = kept;
  const count = kept.count + other.count;
  const members = [...membersOf(kept), ...membersOf(other)];
  const spot = members.every((home) => home.lng === lng && home.lat === lat && (home.count === 1 || home.spot));
  return {
    id: `${lng},${lat}`,
    lng,
    lat,
    label: String(count),
    title: title(count),
    count,
    exact: true,
    ribbon: null,
    spot,
    members,
  };
}

/** About what the style sheet gives a marker, with the room that a finger needs. */
function boxOf({ count, label, ribbon }: MapHome, { x, y }: Place): Box {
  if (count > 1) {
    const half = Math.max(24, 14 + label.length * 5);
    return { left: x - half, top: y - 24, right: x + half, bottom: y + 24 };
  }
  const half = 16 + (label.length + (ribbon?.label.length ?? 0)) * 4.4;
  return { left: x - half, top: y - 46, right: x + half, bottom: y };
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
