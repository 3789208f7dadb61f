import { MapFrame } from '@facade/map-kit/embed/map-frame';
import { areaAround, useOutline } from '@facade/map-kit/embed/use-outline';
import type { FrameMessage } from '@facade/map-kit/messages/frame-message';
import type { Position } from '@facade/map-kit/messages/guards';
import { useLanguage, useSite, useTexts, useViewed } from '@facade/section-kit';
import { drawnArea } from '@facade/shared-domain/listing/area/drawn-area';
import { writePolygon } from '@facade/shared-domain/listing/area/write-geo';
import type { MapFeature, Point } from '@facade/shared-domain/model';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListData } from '../list/list-data.ts';
import { queryHref } from '../list/list-query.ts';
import { listMessage } from './list-message.ts';
import { homesOf, markerOf } from './lit-homes.ts';
import { MapGroup } from './map-group.tsx';
import { MapPopup } from './map-popup.tsx';
import { type MapTool, MapTools } from './map-tools.tsx';
import { areaOf, inPlace, type SearchPlace, sidesOf, viewAround, viewOf } from './search-place.ts';
import { useChosen } from './use-chosen.ts';
import { type Looked, useMapFeatures } from './use-map-features.ts';

interface ListMapProps {
  data: ListData;
  path: string;
  /** The home whose card is under the pointer, or has the focus. */
  active: number | null;
  /** The homes of the list whose marker is under the pointer, or has the focus. */
  onHover: (ids: readonly number[]) => void;
}

/** The results of a list on the map, and what searches on it. */
export function ListMap({ data, path, active, onHover }: ListMapProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const site = useSite();
  const navigate = useNavigate();
  const viewed = useViewed();
  const { query, goal, properties } = data;
  const [isDrawn, setDrawn] = useState(false);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [isMoved, setMoved] = useState(false);
  const { chosen, home: selected, focus, choose, close } = useChosen();
  const [tool, setTool] = useState<MapTool>(null);
  const [note, setNote] = useState<PlaceNote | null>(null);
  const filters = { ...query.filters, ...(query.filters.ids ? {} : { goal }) };
  const key = JSON.stringify(query.filters);
  const searched: SearchPlace = useMemo(() => JSON.parse(key), [key]);
  const placed = useMemo(() => viewOf(searched), [searched]);
  const { features, view: found } = useMapFeatures(filters, { looked, isDrawn, isPlaced: placed !== null });
  const view =
    useMemo(() => placed ?? (found && { box: found }), [placed, found]) ??
    viewAround(data.around ?? site.agency.location);
  const hidden = hiddenPlace(features, selected);
  const outline = useOutline(hidden);
  const { lat, lng } = hidden ?? {};
  const area = useMemo(
    () => (lat === undefined || lng === undefined ? areaOf(searched) : areaAround([lng, lat], outline)),
    [lat, lng, outline, searched],
  );
  const shown = { features, box: looked?.box ?? null };
  const card = properties.find(({ id }) => id === active);
  const lit = (card && markerOf(card, shown)) ?? chosen?.id ?? null;
  const drawing = tool === 'draw';
  const message = useMemo(
    () => listMessage({ features, view, area, active: lit, focus, seen: viewed, drawing }, language, t),
    [features, view, area, lit, focus, viewed, drawing, language, t],
  );
  useEffect(() => {
    setMoved(false);
    choose(null);
    // The area may have been taken away elsewhere: by its chip, or by another place.
    setNote((last) => (last && isAbout(last, searched) ? last : null));
  }, [key]);

  const hrefOf = (place: SearchPlace) => queryHref(path, { ...query, page: 1, filters: inPlace(query.filters, place) });
  /** To another list around the same map, which stays where it is. */
  const go = (href: string) => {
    setTool(null);
    navigate(href, { preventScrollReset: true });
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setNote(null);
    go(event.currentTarget.pathname + event.currentTarget.search);
  };
  const take = (ring: Position[]) => {
    const drawn = drawnArea(ring.map(([lng, lat]) => ({ lng, lat })));
    if (!drawn) setNote({ text: t('map.draw.small') });
    else setNote(drawn.isMended ? { text: t('map.draw.mended'), of: drawn.corners } : null);
    if (drawn) go(hrefOf({ within: drawn.corners }));
    else setTool(null);
  };
  const changeTool = (next: MapTool) => {
    setTool(next);
    setNote(null);
    if (next) choose(null);
  };
  const hear = (heard: FrameMessage) => {
    if (heard.kind === 'ready') setDrawn(true);
    if (heard.kind === 'hover') onHover(homesOf(heard.ids ?? [], properties, shown));
    if (heard.kind === 'selected') choose(typeof heard.id === 'number' ? { id: heard.id } : null);
    if (heard.kind === 'opened') choose({ id: heard.id, box: heard.box });
    if (heard.kind === 'moved') setLooked({ box: heard.box, zoom: heard.zoom });
    if (heard.kind === 'moved' && heard.byVisitor) setMoved(true);
    if (heard.kind === 'drawn') take(heard.ring);
    if (heard.kind === 'cancelled') changeTool(null);
  };
  const homes = features.flatMap(({ properties }) => ('id' in properties ? [properties.id] : []));
  const step = (by: 1 | -1) => {
    const next = homes.at((homes.indexOf(selected ?? 0) + by) % homes.length);
    if (next !== undefined) choose({ id: next });
  };
  return (
    <>
      <MapFrame className="frame" title={t('map.label')} message={message} onMessage={hear} failed={t('map.failed')} />
      {isDrawn && (
        <MapTools
          {...{ data, path, tool }}
          note={note?.text ?? null}
          onTool={changeTool}
          onRadius={(near) => go(hrefOf({ near }))}
          onReach={({ corners }, how) => {
            setNote({ text: how, of: corners });
            go(hrefOf({ within: corners }));
          }}
          onErase={follow}
        >
          {isMoved && looked && (
            <a className="here" rel="nofollow" href={hrefOf({ bbox: sidesOf(looked.box) })} onClick={follow}>
              {t('map.search')}
            </a>
          )}
        </MapTools>
      )}
      {selected !== null && (
        <MapPopup
          id={selected}
          isHidden={hidden !== null}
          known={properties}
          onClose={close}
          onStep={homes.length > 1 ? step : undefined}
        />
      )}
      {chosen?.box && (
        <MapGroup
          key={chosen.id}
          filters={{ ...filters, bbox: sidesOf(chosen.box) }}
          href={hrefOf({ bbox: sidesOf(chosen.box) })}
          onClose={close}
        />
      )}
    </>
  );
}

/** What is said of the last search, and the area that it is about, if it is about one. */
interface PlaceNote {
  text: string;
  of?: readonly Point[];
}

const isAbout = ({ of }: PlaceNote, { within }: SearchPlace): boolean =>
  !of || (within !== undefined && writePolygon(of) === writePolygon(within));

/** Approximate place of a home with a hidden address, for which the map shows the town's area; null for any other home. */
function hiddenPlace(features: readonly MapFeature[], id: number | null): Point | null {
  const found = features.find(({ properties }) => 'id' in properties && properties.id === id && properties.area);
  const [lng, lat] = found?.geometry.coordinates ?? [];
  return lng === undefined || lat === undefined ? null : { lng, lat };
}
