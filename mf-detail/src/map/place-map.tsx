import { MapFrame } from '@facade/map-kit/embed/map-frame';
import { useOutline } from '@facade/map-kit/embed/use-outline';
import type { FrameMessage } from '@facade/map-kit/messages/frame-message';
import { useTexts } from '@facade/section-kit';
import type { Location } from '@facade/shared-domain/model';
import { useMemo, useState } from 'react';
import { MapBox } from './place-map.style.ts';
import type { PlaceMarker } from './place-marker.ts';
import { placeMessage } from './place-message.ts';

export interface PlaceMapProps {
  location: Location;
  /** False shows the town's area instead of a pin. */
  exact: boolean;
  /** What the map is of, for a screen reader. */
  place: string;
  /** What stands at the pin. */
  marker: PlaceMarker;
}

/** The map of a place, which is fetched once it is seen, in a box that has its size from the start. Without JavaScript there is no box. */
export function PlaceMap({ location, exact, place, marker }: PlaceMapProps) {
  const t = useTexts('mf-detail');
  const [isDrawn, setDrawn] = useState(false);
  const outline = useOutline(isDrawn && !exact ? location : null);
  const label = t(exact ? 'map.label' : 'map.labelAround', { place });
  const { lat, lng } = location;
  const message = useMemo(
    () => placeMessage({ location: { lat, lng }, exact, label, marker }, outline),
    [lat, lng, exact, label, marker, outline],
  );
  const hear = ({ kind }: FrameMessage) => {
    if (kind === 'ready') setDrawn(true);
  };
  return (
    <MapBox>
      <MapFrame className="frame" title={label} message={message} onMessage={hear} failed={t('map.failed')} />
    </MapBox>
  );
}
