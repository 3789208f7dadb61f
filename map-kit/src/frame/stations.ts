import type { Language } from '@facade/shared-domain/model';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { isLatitude, isList, isLongitude, isRecord, isText } from '../messages/guards.ts';
import { label } from './style/labels.ts';
import type { Palette } from './style/palette.ts';
import { zoomOf } from './style/zoom.ts';

interface Station {
  name: string;
  lat: number;
  lng: number;
}

const NAMED_FROM = 13;
const DRAWN_FROM = 11;

/** Railway stations, with their names at deeper zooms. They are optional: the map works without them. */
export function stationLayer(language: Language, palette: Palette): VectorLayer {
  const source = new VectorSource();
  void fetchStations(language).then((stations) => source.addFeatures(stations.map(featureOf)));
  const dot = new CircleStyle({
    radius: 4.5,
    fill: new Fill({ color: palette.surface }),
    stroke: new Stroke({ color: palette.station, width: 2.5 }),
    declutterMode: 'none',
  });
  const bare = new Style({ image: dot, zIndex: 70 });
  return new VectorLayer({
    source,
    declutter: 'base',
    style: (feature, resolution) => {
      const zoom = zoomOf(resolution);
      if (zoom < DRAWN_FROM) return undefined;
      if (zoom < NAMED_FROM) return bare;
      const options = { text: String(feature.get('name')), font: `600 12px ${palette.text}`, offsetY: -14 };
      return [bare, label(palette, 70, { fill: new Fill({ color: palette.station }), ...options })];
    },
  });
}

const featureOf = ({ name, lat, lng }: Station) => new Feature({ geometry: new Point(fromLonLat([lng, lat])), name });

async function fetchStations(language: Language): Promise<Station[]> {
  try {
    const answer = await fetch(`/api/stations?lang=${language}`);
    const stations: unknown = answer.ok ? await answer.json() : [];
    return isList(stations, 10_000, isStation) ? stations : [];
  } catch {
    return [];
  }
}

const isStation = (value: unknown): value is Station =>
  isRecord(value) && isText(value.name, 200) && isLatitude(value.lat) && isLongitude(value.lng);
