import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import type { Location } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import { useRef } from 'react';
import { mapScene } from '../../model/map/map-scene.ts';
import { MapBox } from './place-map.style.ts';
import { type LoadMap, useMap } from './use-map.ts';

export interface PlaceMapProps {
  location: Location;
  /** False draws a circle round the town instead of a pin. */
  exact: boolean;
  /** What the map is of, for a screen reader. */
  place: string;
  /** Gets the drawing code; a test brings its own. */
  load?: LoadMap;
}

const loadDrawing: LoadMap = async () => (await import('../../map/draw-map.ts')).drawMap;

/** Whose coordinates the places are; the licence wants the name as it is. */
const OPEN_STREET_MAP = '© OpenStreetMap contributors';

/** A map that is fetched and drawn once it is seen, in a box that has its size from the start. Without JavaScript there is no box. */
export function PlaceMap({ location, exact, place, load = loadDrawing }: PlaceMapProps) {
  const t = useTexts('mf-detail');
  const { tileUrl, attribution } = useSite().map;
  const language = useLanguage();
  const target = useRef<HTMLDivElement>(null);
  const map = useMap(target, { scene: mapScene(location, exact, tileUrl !== ''), tileUrl, language, load });

  const drawn = map.state === 'drawn';

  return (
    <MapBox>
      {/* An application takes the keys itself: arrows move the map, plus and minus zoom it. */}
      <div
        ref={target}
        className="canvas"
        role="application"
        tabIndex={drawn ? 0 : undefined}
        aria-hidden={!drawn}
        aria-label={t(exact ? 'map.label' : 'map.labelAround', { place })}
      />
      {map.state === 'failed' && <p className="failed">{t('map.failed')}</p>}
      {drawn && (
        <>
          <div className="zoom">
            <button type="button" onClick={() => map.zoomBy(1)} aria-label={t('map.zoomIn')}>
              <Icon name="plus" size={20} />
            </button>
            <button type="button" onClick={() => map.zoomBy(-1)} aria-label={t('map.zoomOut')}>
              <Icon name="minus" size={20} />
            </button>
          </div>
          <small>
            {tileUrl && attribution ? (
              attribution
            ) : (
              <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
                {OPEN_STREET_MAP}
              </a>
            )}
          </small>
        </>
      )}
    </MapBox>
  );
}
