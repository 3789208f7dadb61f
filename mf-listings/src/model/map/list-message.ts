import type { Box, MarkerId } from '@facade/map-kit/messages/guards';
import type { MapArea, MapHome, MapMessage } from '@facade/map-kit/messages/map-message';
import type { Translate } from '@facade/section-kit';
import type { Language, MapFeature } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';

/** Degrees around a single home, so that the map does not stand on the spot. */
const AROUND = 0.02;

interface Shown {
  features: MapFeature[];
  view: Box;
  active: MarkerId | null;
  /** The area that is searched, or that a home is somewhere in. */
  area: MapArea | null;
  /** The visitor draws an area now. */
  drawing: boolean;
}

/** What the map frame is to show of a list. */
export function listMessage(
  { features, view, active, area, drawing }: Shown,
  language: Language,
  t: Translate,
): MapMessage {
  const ribbons = features.flatMap(({ properties }) => ('id' in properties && properties.ribbon) || []);
  return {
    propsList: features.map((feature) => toMapHome(feature, language, t)),
    mapType: 'list',
    messageInfo: { label: t('map.label'), view: { box: view }, area, active, drawing },
    customMarker: null,
    marqueeIgnore: [...new Set(ribbons.filter(({ showOnMap }) => !showOnMap).map(({ id }) => id))],
  };
}

function toMapHome({ geometry, properties }: MapFeature, language: Language, t: Translate): MapHome {
  const [lng, lat] = geometry.coordinates;
  if ('count' in properties) {
    const { count } = properties;
    const title = t('map.group', { count });
    return { id: `${lng},${lat}`, lng, lat, label: String(count), title, count, exact: true, ribbon: null };
  }
  const { id, price, area, title, ribbon } = properties;
  const label = price === null ? '–' : formatPrice(price, language);
  const words = [title ?? t('map.home'), price === null ? t('map.unpriced') : label, area && t('map.hidden')];
  return {
    id,
    lng,
    lat,
    label,
    title: words.filter(Boolean).join(', ').slice(0, LONGEST_TITLE),
    count: 1,
    exact: area !== true,
    ribbon: ribbon ? { id: ribbon.id, label: ribbon.label.slice(0, LONGEST_RIBBON) } : null,
  };
}

/** As much as the frame takes. */
const LONGEST_TITLE = 300;
const LONGEST_RIBBON = 60;

/** Part of the homes that may lie outside the first view on each side: one far away does not make all others small. */
const FAR = 0.03;

/** The box that nearly all homes lie in; null for none. */
export function boxOf(features: readonly MapFeature[]): Box | null {
  if (features.length === 0) return null;
  const spread = (index: 0 | 1): [least: number, most: number] => {
    const degrees = features
      .flatMap(({ geometry, properties }) => {
        const weight = 'count' in properties ? Math.min(properties.count, 500) : 1;
        return Array.from({ length: weight }, () => geometry.coordinates[index]);
      })
      .sort((first, second) => first - second);
    const left = Math.floor(degrees.length * FAR);
    return [(degrees.at(left) ?? 0) - AROUND, (degrees.at(-1 - left) ?? 0) + AROUND];
  };
  const [west, east] = spread(0);
  const [south, north] = spread(1);
  return [west, south, east, north];
}
