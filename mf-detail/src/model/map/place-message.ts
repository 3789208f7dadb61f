import type { Box, Position } from '@facade/map-kit/messages/guards';
import type { MapArea, MapMessage, MapView } from '@facade/map-kit/messages/map-message';
import type { Location } from '@facade/shared-domain/model';

export interface Place {
  location: Pick<Location, 'lat' | 'lng'>;
  /** False where only the town may be shown. */
  exact: boolean;
  /** What the map is of, in words. */
  label: string;
  /** Address of the marker, in words. */
  title: string;
}

/** Of a place that is not exact: not asked for yet, an outline, or none to be had. */
export type Outline = 'unknown' | 'none' | Position[][][];

/** An address that is not told is somewhere within this of the town's centre, as far as a visitor may know. */
const AROUND_METRES = 1000;

/** What the map frame is to show of one place: a pin on the very spot, or the area around it and no point. */
export function placeMessage({ location, exact, label, title }: Place, outline: Outline): MapMessage {
  const center: Position = [location.lng, location.lat];
  const area = exact ? null : areaOf(center, outline);
  const home = { id: 'place', ...location, label: '', title, count: 1, exact, ribbon: null };
  return {
    propsList: exact ? [{ ...home, lat: location.lat, lng: location.lng }] : [],
    mapType: 'place',
    messageInfo: { label, view: viewOf(center, exact, area), area, active: null, drawing: false },
    customMarker: 'pin',
    marqueeIgnore: [],
  };
}

function areaOf(center: Position, outline: Outline): MapArea | null {
  if (outline === 'unknown') return null;
  return outline === 'none' ? { center, metres: AROUND_METRES } : { parts: outline };
}

function viewOf(center: Position, exact: boolean, area: MapArea | null): MapView {
  if (exact) return { center, zoom: 16 };
  return area && 'parts' in area ? { box: boxOf(area.parts) } : { center, zoom: 13 };
}

function boxOf(parts: Position[][][]): Box {
  const positions = parts.flat(2);
  const of = (choose: typeof Math.min, index: 0 | 1) => choose(...positions.map((position) => position[index]));
  return [of(Math.min, 0), of(Math.min, 1), of(Math.max, 0), of(Math.max, 1)];
}
