import { MapFrame } from '@facade/map-kit/embed/map-frame';
import { areaAround, useOutline } from '@facade/map-kit/embed/use-outline';
import type { FrameMessage } from '@facade/map-kit/messages/frame-message';
import type { Box, Position } from '@facade/map-kit/messages/guards';
import { useLanguage, useSite, useTexts, useViewed } from '@facade/section-kit';
import { drawnArea } from '@facade/shared-domain/listing/area/drawn-area';
import { writePolygon } from '@facade/shared-domain/listing/area/write-geo';
import type { MapFeature, Point } from '@facade/shared-domain/model';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListData } from '../list/list-data.ts';
import { queryHref } from '../list/list-query.ts';
import { listMessage, markerId } from './list-message.ts';
import { homesOf, isIn, markerOf } from './lit-homes.ts';
import { MapGroup } from './map-group.tsx';
import { MapPeek } from './map-peek.tsx';
import { MapPopup } from './map-popup.tsx';
import { type MapTool, MapTools } from './map-tools.tsx';
import { areaOf, hasArea, inPlace, type SearchPlace, sidesOf, viewAround, viewOf } from './search-place.ts';
import { useChosen } from './use-chosen.ts';
import { useFollow } from './use-follow.ts';
import { type Looked, useMapFeatures } from './use-map-features.ts';
import { usePeek } from './use-peek.ts';

interface ListMapProps {
  data: ListData;
  path: string;
  /** The home whose card is under the pointer, or has the focus. */
  active: number | null;
  /** The homes of the list whose marker is under the pointer, or has the focus. */
  onHover: (ids: readonly number[]) => void;
  /** The list shows where the map was moved to. */
  onFollowed: () => void;
}

/** The results of a list on the map, and what searches on it. */
export function ListMap({ data, path, active, onHover, onFollowed }: ListMapProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const site = useSite();
  const navigate = useNavigate();
  const viewed = useViewed();
  const { query, goal, properties } = data;
  const [isDrawn, setDrawn] = useState(false);
  const [looked, setLooked] = useState<Looked | null>(null);
  const { peek, ...pointing } = usePeek();
  const { chosen, home: selected, focus, choose, close } = useChosen();
  const [tool, setTool] = useState<MapTool>(null);
  const [note, setNote] = useState<PlaceNote | null>(null);
  const drawing = tool === 'draw';
  const follow = useFollow(query, { path, isDrawing: drawing, onFollowed });
  const { wanted, isOwn } = follow;
  const isAhead = follow.follows && wanted !== null;
  const filters = { ...query.filters, ...(query.filters.ids ? {} : { goal }) };
  const key = JSON.stringify(query.filters);
  const searched: SearchPlace = useMemo(() => JSON.parse(key), [key]);
  const placed = useMemo(() => {
    const view = viewOf(searched);
    return view && { ...view, ...(isOwn && { kept: true }) };
  }, [searched]);
  const { features, view: found } = useMapFeatures(isAhead ? { ...inPlace(query.filters, {}), goal } : filters, {
    looked,
    isDrawn,
    isPlaced: placed !== null || isAhead,
    total: data.total,
  });
  const view =
    useMemo(() => placed ?? (found && { box: found }), [placed, found]) ??
    viewAround(data.around ?? site.agency.location);
  const hidden = hiddenPlace(features, selected);
  const outline = useOutline(hidden);
  const { lat, lng } = hidden ?? {};
  const area = useMemo(
    () =>
      lat === undefined || lng === undefined ? (isOwn ? null : areaOf(searched)) : areaAround([lng, lat], outline),
    [lat, lng, outline, searched],
  );
  const shown = { features, box: looked?.box ?? null };
  const card = properties.find(({ id }) => id === active);
  const lit = (card && markerOf(card, shown)) ?? chosen?.id ?? null;
  const message = useMemo(
    () => listMessage({ features, view, area, active: lit, focus, seen: viewed, drawing }, language, t),
    [features, view, area, lit, focus, viewed, drawing, language, t],
  );
  useEffect(() => {
    if (!isOwn) choose(null);
    // The area may have been taken away elsewhere: by its chip, or by another place.
    setNote((last) => (last && isAbout(last, searched) ? last : null));
  }, [key]);

  const hrefOf = (place: SearchPlace) => queryHref(path, { ...query, page: 1, filters: inPlace(query.filters, place) });
  /** To another list around the same map, which stays where it is. */
  const go = (href: string) => {
    setTool(null);
    follow.move(null);
    navigate(href, { preventScrollReset: true });
  };
  const goThere = (event: MouseEvent<HTMLAnchorElement>) => {
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
  const point = ({ id, ids = [], place }: Extract<FrameMessage, { kind: 'hover' }>) => {
    onHover(homesOf(ids, properties, shown));
    pointing.point(typeof id === 'number' && place ? { id, place } : null);
  };
  /** The visitor has moved the map: what was chosen closes once its marker is out of sight. */
  const leave = (box: Box) => {
    follow.move(box);
    pointing.leave();
    const marker = features.find((feature) => markerId(feature) === chosen?.id)?.geometry.coordinates;
    if (marker && !isIn(box, { lng: marker[0], lat: marker[1] })) choose(null);
  };
  const hear = (heard: FrameMessage) => {
    if (heard.kind === 'ready') setDrawn(true);
    if (heard.kind === 'hover') point(heard);
    if (heard.kind === 'selected') choose(typeof heard.id === 'number' ? { id: heard.id } : null);
    if (heard.kind === 'opened') choose({ id: heard.id, box: heard.box });
    if (heard.kind === 'moved') setLooked({ box: heard.box, zoom: heard.zoom });
    if (heard.kind === 'moved' && heard.byVisitor) leave(heard.box);
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
          onReach={({ corners }, travel, how) => {
            setNote({ text: how, of: corners });
            go(hrefOf({ within: corners, travel }));
          }}
          onErase={goThere}
        >
          <FollowBox {...follow} hasArea={hasArea(searched)} />
          {wanted && looked && !follow.isChosen && (
            <a className="here" rel="nofollow" href={hrefOf({ bbox: sidesOf(looked.box) })} onClick={goThere}>
              {t('map.search')}
            </a>
          )}
        </MapTools>
      )}
      {peek && peek.id !== selected && (
        <MapPeek {...peek} known={properties} onEnter={pointing.hold} onLeave={() => pointing.point(null)} />
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

interface FollowBoxProps {
  /** The visitor wants the list to follow the map. */
  isChosen: boolean;
  /** There is nothing that wins over the map. */
  canFollow: boolean;
  /** An area wins. */
  hasArea: boolean;
  turn(isOn: boolean): void;
}

/** On the map: whether the list follows it, and what it shows instead. */
function FollowBox({ isChosen, canFollow, hasArea, turn }: FollowBoxProps) {
  const t = useTexts('mf-listings');
  if (canFollow)
    return (
      <label className="follow">
        <input type="checkbox" checked={isChosen} onChange={({ target }) => turn(target.checked)} />
        {t('map.follow')}
      </label>
    );
  return isChosen && hasArea ? <p className="follow">{t('map.areaStays')}</p> : null;
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
