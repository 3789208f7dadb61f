import { MapFrame } from '@facade/map-kit/embed/map-frame';
import { areaAround, useOutline } from '@facade/map-kit/embed/use-outline';
import type { FrameMessage } from '@facade/map-kit/messages/frame-message';
import type { Box, MarkerId, Position } from '@facade/map-kit/messages/guards';
import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { drawnArea } from '@facade/shared-domain/listing/drawn-area';
import type { MapFeature } from '@facade/shared-domain/model';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListData } from '../../model/list/list-data.ts';
import { queryHref } from '../../model/list/list-query.ts';
import { listMessage } from '../../model/map/list-message.ts';
import { areaOf, boxAround, inPlace, type SearchPlace } from '../../model/map/search-place.ts';
import { MapPopup } from './map-popup.tsx';
import { type DrawnNote, type MapTool, MapTools } from './map-tools.tsx';
import { type Looked, useMapFeatures } from './use-map-features.ts';

interface ListMapProps {
  data: ListData;
  path: string;
  /** The home whose card is under the pointer. */
  active: MarkerId | null;
  onHover: (id: MarkerId | null) => void;
}

/** The results of a list on the map, and what searches on it. */
export function ListMap({ data, path, active, onHover }: ListMapProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const site = useSite();
  const navigate = useNavigate();
  const { query, goal, properties } = data;
  const [isDrawn, setDrawn] = useState(false);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const [tool, setTool] = useState<MapTool>(null);
  const [note, setNote] = useState<DrawnNote>(null);
  const filters = { ...query.filters, ...(query.filters.ids ? {} : { goal }) };
  const { features, view } = useMapFeatures(filters, looked, isDrawn);
  const key = JSON.stringify(query.filters);
  const searched: SearchPlace = useMemo(() => JSON.parse(key), [key]);
  const box = useMemo(() => boxAround(searched), [searched]) ?? view ?? startOf(site.agency.location);
  const hidden = hiddenPlace(features, selected);
  const outline = useOutline(hidden);
  const { lat, lng } = hidden ?? {};
  const area = useMemo(
    () => (lat === undefined || lng === undefined ? areaOf(searched) : areaAround([lng, lat], outline)),
    [lat, lng, outline, searched],
  );
  const drawing = tool === 'draw';
  const message = useMemo(
    () => listMessage({ features, view: box, area, active: active ?? selected, drawing }, language, t),
    [features, box, area, active, selected, drawing, language, t],
  );
  useEffect(() => {
    setLooked(null);
    setSelected(null);
  }, [key]);

  const hrefOf = (place: SearchPlace) => queryHref(path, { ...query, page: 1, filters: inPlace(query.filters, place) });
  const search = (place: SearchPlace) => {
    setTool(null);
    navigate(hrefOf(place));
  };
  const take = (ring: Position[]) => {
    const drawn = drawnArea(ring.map(([lng, lat]) => ({ lng, lat })));
    setNote(!drawn ? 'small' : drawn.isMended ? 'mended' : null);
    if (drawn) search({ within: drawn.corners });
    else setTool(null);
  };
  const changeTool = (next: MapTool) => {
    setTool(next);
    setNote(null);
    if (next) setSelected(null);
  };
  const hear = (heard: FrameMessage) => {
    if (heard.kind === 'ready') setDrawn(true);
    if (heard.kind === 'hover') onHover(heard.id);
    if (heard.kind === 'selected') setSelected(typeof heard.id === 'number' ? heard.id : null);
    if (heard.kind === 'moved' && heard.byVisitor) setLooked({ box: heard.box, zoom: heard.zoom });
    if (heard.kind === 'drawn') take(heard.ring);
    if (heard.kind === 'cancelled') changeTool(null);
  };
  return (
    <>
      <MapFrame className="frame" title={t('map.label')} message={message} onMessage={hear} failed={t('map.failed')} />
      {isDrawn && (
        <MapTools {...{ data, path, tool, note }} onTool={changeTool} onRadius={(near) => search({ near })}>
          {looked && (
            <a className="here" rel="nofollow" href={hrefOf({ bbox: sidesOf(looked.box) })}>
              {t('map.search')}
            </a>
          )}
        </MapTools>
      )}
      {selected !== null && (
        <MapPopup id={selected} isHidden={hidden !== null} known={properties} onClose={() => setSelected(null)} />
      )}
    </>
  );
}

/** Where the chosen home is about, if its address is not told: the map shows the town's area then. */
function hiddenPlace(features: readonly MapFeature[], selected: number | null) {
  const found = features.find(({ properties }) => 'id' in properties && properties.id === selected && properties.area);
  const [lng, lat] = found?.geometry.coordinates ?? [];
  return lng === undefined || lat === undefined ? null : { lng, lat };
}

/** Around the agency, until it is known where the homes are; the same object for the same place, so that the map stays. */
const startOf = ({ lat, lng }: { lat: number; lng: number }): Box => {
  starts[`${lat} ${lng}`] ??= [lng - 0.2, lat - 0.12, lng + 0.2, lat + 0.12];
  return starts[`${lat} ${lng}`] as Box;
};
const starts: Record<string, Box> = {};

const sidesOf = ([west, south, east, north]: Box) => ({ west, south, east, north });
