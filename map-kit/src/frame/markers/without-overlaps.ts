import type { MapHome } from '../../messages/map-message.ts';
import { type Box, boxOf, overlap, type Place } from './marker-box.ts';

/** The content of one marker: a home, a group from the server, or with `members` a group of overlapping markers. */
export interface Marked extends MapHome {
  members?: readonly MapHome[];
}

/** All homes of a marker. */
export const membersOf = (marked: Marked): readonly MapHome[] => marked.members ?? [marked];

/** A group grows with each home, and may then overlap others: a few passes find them all. */
const PASSES = 4;

/**
 * Merges markers until none overlaps another: the groups with the most homes, and then the first in the list, keep
 * their place, and the others join them. Zooming in splits them. Touch needs room, and a covered marker cannot be
 * selected.
 * @param placeOf position of a home on the screen
 * @param title title of a group with this many homes
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
