import { MapFrame } from '@facade/map-kit/embed/map-frame';
import type { FrameMessage } from '@facade/map-kit/messages/frame-message';
import { useLanguage, useTexts } from '@facade/section-kit';
import type { Location } from '@facade/shared-domain/model';
import { useEffect, useMemo, useState } from 'react';
import { getArea } from '../../api-client/get-area.ts';
import { type Outline, placeMessage } from '../../model/map/place-message.ts';
import { MapBox } from './place-map.style.ts';

export interface PlaceMapProps {
  location: Location;
  /** False shows the town's area instead of a pin. */
  exact: boolean;
  /** What the map is of, for a screen reader. */
  place: string;
}

/** The map of a place, which is fetched once it is seen, in a box that has its size from the start. Without JavaScript there is no box. */
export function PlaceMap({ location, exact, place }: PlaceMapProps) {
  const t = useTexts('mf-detail');
  const [isDrawn, setDrawn] = useState(false);
  const outline = useOutline(location, isDrawn && !exact);
  const label = t(exact ? 'map.label' : 'map.labelAround', { place });
  const { lat, lng } = location;
  const message = useMemo(
    () => placeMessage({ location: { lat, lng }, exact, label, title: place }, outline),
    [lat, lng, exact, label, place, outline],
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

/** The outline of the town, asked for when there is a map to show it on. */
function useOutline({ lat, lng }: Location, isWanted: boolean): Outline {
  const language = useLanguage();
  const [outline, setOutline] = useState<Outline>('unknown');
  useEffect(() => {
    if (!isWanted) return;
    const gone = new AbortController();
    getArea({ lat, lng }, language, gone.signal).then(
      (parts) => {
        if (!gone.signal.aborted) setOutline(parts ?? 'none');
      },
      () => undefined,
    );
    return () => gone.abort();
  }, [lat, lng, language, isWanted]);
  return outline;
}
