import { areaAround, type Outline } from '@facade/map-kit/embed/use-outline';
import type { Box, Position } from '@facade/map-kit/messages/guards';
import { LONGEST, type MapArea, type MapMessage, type MapView } from '@facade/map-kit/messages/map-message';
import type { Location } from '@facade/shared-domain/model';
import type { PlaceMarker } from './place-marker.ts';

export interface Place {
  location: Pick<Location, 'lat' | 'lng'>;
  /** False where only the town may be shown. */
  exact: boolean;
  /** What the map is of, in words. */
  label: string;
  marker: PlaceMarker;
}

/** What the map frame is to show of one place: a pin on the very spot, or the area around it and no point. */
export function placeMessage({ location, exact, label, marker }: Place, outline: Outline): MapMessage {
  const center: Position = [location.lng, location.lat];
  const area = exact ? null : areaAround(center, outline);
  const { ribbon, ...named } = marker;
  const shown = ribbon && { id: ribbon.id, label: ribbon.label.slice(0, LONGEST.ribbon) };
  const home = { id: 'place', ...location, ...cut(named), count: 1, exact, ribbon: shown };
  return {
    propsList: exact ? [{ ...home, lat: location.lat, lng: location.lng }] : [],
    mapType: 'place',
    messageInfo: { label, view: viewOf(center, exact, area), area, active: null, drawing: false },
    customMarker: 'pin',
    marqueeIgnore: ribbon && !ribbon.showOnMap ? [ribbon.id] : [],
  };
}

const cut = ({ label, title }: Pick<PlaceMarker, 'label' | 'title'>) => ({
  label: label.slice(0, LONGEST.label),
  title: title.slice(0, LONGEST.title),
});

function viewOf(center: Position, exact: boolean, area: MapArea | null): MapView {
  if (exact) return { center, zoom: 16 };
  return area && 'parts' in area ? { box: boxOf(area.parts) } : { center, zoom: 13 };
}

function boxOf(parts: Position[][][]): Box {
  const positions = parts.flat(2);
  const of = (choose: typeof Math.min, index: 0 | 1) => choose(...positions.map((position) => position[index]));
  return [of(Math.min, 0), of(Math.min, 1), of(Math.max, 0), of(Math.max, 1)];
}
