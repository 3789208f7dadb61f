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

/** What a page posts to its map frame: all that the map shows. A later message replaces the one before. */
export interface MapMessage {
  propsList: MapHome[];
  /** `place`: one place, in a page that scrolls. `list`: a map to search on, which takes the wheel and one finger. */
  mapType: 'place' | 'list';
  messageInfo: MessageInfo;
  /** What marks a home in place of its label. */
  customMarker: 'pin' | 'dot' | null;
  /** Ids of the ribbons that are not drawn. */
  marqueeIgnore: number[];
}

/** A home, or a group of homes, and where it is. */
export interface MapHome {
  id: MarkerId;
  lng: number;
  lat: number;
  /** What stands on the marker: a price, or how many. */
  label: string;
  /** The same in words, for who does not see where it is. */
  title: string;
  /** How many homes a group holds; 1 for a home. */
  count: number;
  /** False where only the surroundings may be shown. */
  exact: boolean;
  /** A group whose homes are all at the very point: no zoom parts them. */
  spot?: boolean;
  /** Sold or rented. */
  closed?: boolean;
  /** The visitor looked at it before. */
  seen?: boolean;
  ribbon: { id: number; label: string } | null;
}

export interface MessageInfo {
  /** What the map is of, for a screen reader. */
  label: string;
  /** Where to look; a new one moves the map. */
  view: MapView;
  /** Drawn below the markers: an area that a home is somewhere in, or that is searched. */
  area: MapArea | null;
  /** The marker that is lit up: the one of this home, or of the group it is in. */
  active: MarkerId | null;
  /** The marker that takes the focus; a new one moves it. Its home was looked at, and is put away again. */
  focus?: MarkerId | null;
  /** The visitor draws an area now. */
  drawing: boolean;
}

/** `tight`: the box fills the map to its edges, as one that the map reported does. */
export type MapView = { center: Position; zoom: number } | { box: Box; tight?: boolean };

/** A circle, or the rings of a GeoJSON MultiPolygon; `bare`: its edge alone, as of one that fills the map. */
export type MapArea = { center: Position; metres: number } | { parts: Position[][][]; bare?: boolean };

const MOST_HOMES = 2000;

/** Of an area: parts, and rings of a part; and corners of all rings together, many times those of a municipality. */
const MOST_PARTS = 200;
const MOST_POINTS = 5000;

/** The message in a value from outside; null where it is none, or has one wrong field. */
export function readMapMessage(value: unknown): MapMessage | null {
  return isMapMessage(value) ? value : null;
}

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
  isText(value.label, 60) &&
  isText(value.title, 300) &&
  isNumber(value.count, 1, 1e9) &&
  typeof value.exact === 'boolean' &&
  isSwitch(value.spot) &&
  isSwitch(value.closed) &&
  isSwitch(value.seen) &&
  (value.ribbon === null || (isRecord(value.ribbon) && isRibbonId(value.ribbon.id) && isText(value.ribbon.label, 60)));

const isSwitch = (value: unknown): boolean => value === undefined || typeof value === 'boolean';

const isRibbonId = (value: unknown): value is number => isNumber(value, 0, 1e9);

const isInfo = (value: unknown): value is MessageInfo =>
  isRecord(value) &&
  isText(value.label, 300) &&
  isView(value.view) &&
  (value.area === null || isArea(value.area)) &&
  (value.active === null || isMarkerId(value.active)) &&
  (value.focus === undefined || value.focus === null || isMarkerId(value.focus)) &&
  typeof value.drawing === 'boolean';

const isView = (value: unknown): value is MapView =>
  isRecord(value) &&
  ('box' in value
    ? isBox(value.box) && isSwitch(value.tight)
    : isPosition(value.center) && isNumber(value.zoom, 0, 22));

function isArea(value: unknown): value is MapArea {
  if (!isRecord(value)) return false;
  if ('center' in value) return isPosition(value.center) && isNumber(value.metres, 1, 500_000);
  if (!isSwitch(value.bare) || !isList(value.parts, MOST_PARTS, isPart)) return false;
  return value.parts.flat().reduce((sum, ring) => sum + ring.length, 0) <= MOST_POINTS;
}

const isPart = (value: unknown): value is Position[][] => isList(value, MOST_PARTS, isRing);

const isRing = (value: unknown): value is Position[] => isList(value, MOST_POINTS, isPosition);
