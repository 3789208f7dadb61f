import { MapFrame } from '@facade/map-kit/embed/map-frame';
import type { FrameMessage } from '@facade/map-kit/messages/frame-message';
import type { Box, MarkerId } from '@facade/map-kit/messages/guards';
import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { useEffect, useMemo, useState } from 'react';
import type { ListData } from '../../model/list/list-data.ts';
import { queryHref } from '../../model/list/list-query.ts';
import { listMessage } from '../../model/map/list-message.ts';
import { MapPopup } from './map-popup.tsx';
import { type Looked, useMapFeatures } from './use-map-features.ts';

interface ListMapProps {
  data: ListData;
  path: string;
  /** The home whose card is under the pointer. */
  active: MarkerId | null;
  onHover: (id: MarkerId | null) => void;
}

/** The results of a list on the map. */
export function ListMap({ data, path, active, onHover }: ListMapProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const site = useSite();
  const { query, goal, properties } = data;
  const [isDrawn, setDrawn] = useState(false);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const filters = { ...query.filters, ...(query.filters.ids ? {} : { goal }) };
  const { features, view } = useMapFeatures(filters, looked, isDrawn);
  const box = view ?? startOf(site.agency.location);
  const message = useMemo(
    () => listMessage({ features, view: box, active: active ?? selected }, language, t),
    [features, box, active, selected, language, t],
  );
  const key = JSON.stringify(query.filters);
  useEffect(() => {
    setLooked(null);
    setSelected(null);
  }, [key]);

  const hear = (heard: FrameMessage) => {
    if (heard.kind === 'ready') setDrawn(true);
    if (heard.kind === 'hover') onHover(heard.id);
    if (heard.kind === 'selected') setSelected(typeof heard.id === 'number' ? heard.id : null);
    if (heard.kind === 'moved' && heard.byVisitor) setLooked({ box: heard.box, zoom: heard.zoom });
  };
  return (
    <>
      <MapFrame className="frame" title={t('map.label')} message={message} onMessage={hear} failed={t('map.failed')} />
      {looked && (
        <a
          className="here"
          rel="nofollow"
          href={queryHref(path, { ...query, page: 1, filters: within(query, looked.box) })}
        >
          {t('map.search')}
        </a>
      )}
      {selected !== null && <MapPopup id={selected} known={properties} onClose={() => setSelected(null)} />}
    </>
  );
}

/** Around the agency, until it is known where the homes are; the same object for the same place, so that the map stays. */
const startOf = ({ lat, lng }: { lat: number; lng: number }): Box => {
  starts[`${lat} ${lng}`] ??= [lng - 0.2, lat - 0.12, lng + 0.2, lat + 0.12];
  return starts[`${lat} ${lng}`] as Box;
};
const starts: Record<string, Box> = {};

const within = ({ filters }: ListData['query'], [west, south, east, north]: Box) => ({
  ...filters,
  bbox: { west, south, east, north },
});
