import type { Language } from '@facade/shared-domain/model';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { getTowns } from '../../api-client/get-towns.ts';
import type { DrawMap, PlaceMapHandle } from '../../map/draw-map.ts';
import type { MapScene } from '../../model/map/map-scene.ts';
import { whenSeen } from '../when-seen.ts';

export type LoadMap = () => Promise<DrawMap>;

export interface MapSource {
  /** Read when the map is drawn; a component that shows another place takes another key. */
  scene: MapScene;
  tileUrl: string;
  language: Language;
  load: LoadMap;
}

/** Draws the map into `target` once that comes into view; nothing is fetched before. */
export function useMap(target: RefObject<HTMLElement | null>, source: MapSource) {
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  const handle = useRef<PlaceMapHandle | null>(null);
  const show = useEffectEvent(async (element: HTMLElement, signal: AbortSignal) => {
    try {
      handle.current = await draw(element, source, signal);
      if (handle.current) setState('drawn');
    } catch {
      if (!signal.aborted) setState('failed');
    }
  });

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const gone = new AbortController();
    whenSeen(element, gone.signal, () => show(element, gone.signal));
    return () => {
      gone.abort();
      handle.current?.destroy();
      handle.current = null;
    };
  }, [target]);

  return { state, zoomBy: (steps: number) => handle.current?.zoomBy(steps) };
}

/** Null where the page has moved on meanwhile. The towns are only asked for where they are drawn. */
async function draw(
  element: HTMLElement,
  { scene, tileUrl, language, load }: MapSource,
  signal: AbortSignal,
): Promise<PlaceMapHandle | null> {
  const [drawMap, towns] = await Promise.all([load(), tileUrl ? [] : getTowns(language, signal)]);
  if (signal.aborted) return null;
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  return drawMap(element, { scene, tileUrl, towns, calm });
}
