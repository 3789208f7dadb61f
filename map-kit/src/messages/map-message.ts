import {
  type Box,
  isBox,
  isLatitude,
  isList,
  isLongitude,
  isMarkerId,
  isNumber,
  isPosition,
  isRecord,
  isText,
  type MarkerId,
  type Position,
} from './guards.ts';

/** The longest texts of a message that the frame accepts, in characters: pages cut theirs to these. */
export const LONGEST = { label: 60, title: 300, ribbon: 60 } as const;

/** The message of a page to its map frame: the contents of the map. A later message replaces the previous one. */
export interface MapMessage {
  propsList: MapHome[];
  /** `place`: one place, in a scrolling page. `list`: a map for searching, which captures the wheel and one finger. */
  mapType: 'place' | 'list';
  messageInfo: MessageInfo;
  /** A symbol that replaces the label of a home. */
  customMarker: 'pin' | 'dot' | null;
  /** Ids of ribbons that are not drawn. */
  marqueeIgnore: number[];
}

/** A home, or a group of homes, and its position. */
export interface MapHome {
  id: MarkerId;
  lng: number;
  lat: number;
  /** The text on the marker: a price, or a number. */
  label: string;
  /** The same in words, for screen readers. */
  title: string;
  /** Number of homes of a group; 1 for a home. */
  count: number;
  /** False if only the surroundings may be shown. */
  exact: boolean;
  /** A group whose homes are all at this point: no zoom splits it. */
  spot?: boolean;
  /** Sold or rented. */
  closed?: boolean;
  /** The visitor has viewed it. */
  seen?: boolean;
  ribbon: { id: number; label: string } | null;
}

export interface MessageInfo {
  /** Label of the map for screen readers. */
  label: string;
  /** The view; a new one moves the map. */
  view: MapView;
  /** An area drawn below the markers: of a hidden address, or of a search. */
  area: MapArea | null;
  /** The highlighted marker: of this home, or of its group. */
  active: MarkerId | null;
  /** The marker that gets the focus, after its home was closed; a new one moves the focus. */
  focus?: MarkerId | null;
  /** Whether the visitor is drawing an area. */
  drawing: boolean;
}

/**
 * `tight`: the box fills the map to its edges, like one that the map reported. `kept`: the visitor has moved the map there, and perhaps
 * further since; it stays where it is.
 */
export type MapView = { center: Position; zoom: number } | { box: Box; tight?: boolean; kept?: boolean };

/** A circle, or the rings of a GeoJSON MultiPolygon; `bare`: only its edge, for an area that fills the map. */
export type MapArea = { center: Position; metres: number } | { parts: Position[][][]; bare?: boolean };

const MOST_HOMES = 2000;

/** Limits of an area: parts, rings of a part, and corners of all rings together, many times those of a municipality. */
const MOST_PARTS = 200;
const MOST_POINTS = 5000;

/** Parses an external value as a message; null if it has an invalid field. A home that is nowhere on the map is left out: the rest shows. */
export function readMapMessage(value: unknown): MapMessage | null {
  if (!isRecord(value) || !Array.isArray(value.propsList)) return null;
  const propsList = [...value.propsList].filter(isSomewhere);
  const message = propsList.length === value.propsList.length ? value : { ...value, propsList };
  return isMapMessage(message) ? message : null;
}

/** What systems write at 0/0 has no place. */
const isSomewhere = (home: unknown): boolean =>
  !isRecord(home) || (isLongitude(home.lng) && isLatitude(home.lat) && (home.lng !== 0 || home.lat !== 0));

const isMapMessage = (value: unknown): value is MapMessage =>
  isRecord(value) &&
  isList(value.propsList, MOST_HOMES, isHome) &&
  (value.mapType === 'place' || value.mapType === 'list') &&
  isInfo(value.messageInfo) &&
  (value.customMarker === null || value.customMarker === 'pin' || value.customMarker === 'dot') &&
  isList(value.marqueeIgnore, 100, isRibbonId);

const isHome = (value: unknown): value is MapHome =>
  isRecord(value) &&
  isMarkerId(value.id) &&
  isLongitude(value.lng) &&
  isLatitude(value.lat) &&
  isText(value.label, LONGEST.label) &&
  isText(value.title, LONGEST.title) &&
  isNumber(value.count, 1, 1e9) &&
  typeof value.exact === 'boolean' &&
  isSwitch(value.spot) &&
  isSwitch(value.closed) &&
  isSwitch(value.seen) &&
  (value.ribbon === null ||
    (isRecord(value.ribbon) && isRibbonId(value.ribbon.id) && isText(value.ribbon.label, LONGEST.ribbon)));

const isSwitch = (value: unknown): boolean => value === undefined || typeof value === 'boolean';

const isRibbonId = (value: unknown): value is number => isNumber(value, 0, 1e9);

const isInfo = (value: unknown): value is MessageInfo =>
  isRecord(value) &&
  isText(value.label, LONGEST.title) &&
  isView(value.view) &&
  (value.area === null || isArea(value.area)) &&
  (value.active === null || isMarkerId(value.active)) &&
  (value.focus === undefined || value.focus === null || isMarkerId(value.focus)) &&
  typeof value.drawing === 'boolean';

const isView = (value: unknown): value is MapView =>
  isRecord(value) &&
  ('box' in value
    ? isBox(value.box) && isSwitch(value.tight) && isSwitch(value.kept)
    : isPosition(value.center) && isNumber(value.zoom, 0, 22));

function isArea(value: unknown): value is MapArea {
  if (!isRecord(value)) return false;
  if ('center' in value) return isPosition(value.center) && isNumber(value.metres, 1, 500_000);
  if (!isSwitch(value.bare) || !isList(value.parts, MOST_PARTS, isPart)) return false;
  return value.parts.flat().reduce((sum, ring) => sum + ring.length, 0) <= MOST_POINTS;
}

const isPart = (value: unknown): value is Position[][] => isList(value, MOST_PARTS, isRing);

const isRing = (value: unknown): value is Position[] => isList(value, MOST_POINTS, isPosition);
