import type { Box, MarkerId } from '@facade/map-kit/messages/guards';
import {
  LONGEST,
  type MapArea,
  type MapHome,
  type MapMessage,
  type MapView,
} from '@facade/map-kit/messages/map-message';
import type { Translate } from '@facade/section-kit';
import type { Language, MapFeature } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';

/** Degrees around the middle of a cluster, whose homes are somewhere beside it. */
const AROUND = 0.02;

/** Least extent of the first view in degrees, so that the map is not zoomed in completely on one home. */
const LEAST = 0.012;

interface Shown {
  features: MapFeature[];
  view: MapView;
  active: MarkerId | null;
  /** The marker that gets the focus. */
  focus: MarkerId | null;
  /** Ids of homes that the visitor has viewed. */
  seen: readonly number[];
  /** The searched area, or the area of a hidden address. */
  area: MapArea | null;
  /** The visitor is drawing an area. */
  drawing: boolean;
}

/** The message that makes the map frame show a list. */
export function listMessage(
  { features, view, active, focus, seen, area, drawing }: Shown,
  language: Language,
  t: Translate<'mf-listings'>,
): MapMessage {
  const ribbons = features.flatMap(({ properties }) => ('id' in properties && properties.ribbon) || []);
  return {
    propsList: features.map((feature) => toMapHome(feature, seen, language, t)),
    mapType: 'list',
    messageInfo: { label: t('map.label'), view, area, active, focus, drawing },
    customMarker: null,
    marqueeIgnore: [...new Set(ribbons.filter(({ showOnMap }) => !showOnMap).map(({ id }) => id))],
  };
}

/** Id of the marker of a home or of a cluster. */
export const markerId = ({ geometry, properties }: MapFeature): MarkerId =>
  'id' in properties ? properties.id : geometry.coordinates.join();

function toMapHome(
  feature: MapFeature,
  seenIds: readonly number[],
  language: Language,
  t: Translate<'mf-listings'>,
): MapHome {
  const { geometry, properties } = feature;
  const [lng, lat] = geometry.coordinates;
  const place = { id: markerId(feature), lng, lat };
  if ('count' in properties) {
    const { count, spot } = properties;
    const title = t('map.group', { count });
    return { ...place, label: String(count), title, count, exact: true, ribbon: null, spot: spot === true };
  }
  const { id, availability, area, title, ribbon } = properties;
  const closed = availability !== 'available';
  const seen = seenIds.includes(id);
  const state = closed ? both(t(`card.${availability}`)) : priced(properties, language, t);
  const words = [title ?? t('map.home'), state.words, area && t('map.hidden'), seen && t('map.seen')];
  return {
    ...place,
    label: state.label.slice(0, LONGEST.label),
    title: words.filter(Boolean).join(', ').slice(0, LONGEST.title),
    count: 1,
    exact: area !== true,
    closed,
    seen,
    ribbon: ribbon && !closed ? { id: ribbon.id, label: ribbon.label.slice(0, LONGEST.ribbon) } : null,
  };
}

/** The bouquet of a life annuity is marked, so that it is not mistaken for the price of the home. */
function priced(
  { price, annuity }: { price: number | null; annuity?: number },
  language: Language,
  t: Translate<'mf-listings'>,
) {
  if (price === null) return { label: '–', words: t('map.unpriced') };
  const amount = formatPrice(price, language);
  return both(annuity === undefined ? amount : t('map.annuity', { amount }));
}

const both = (words: string) => ({ label: words, words });

/** Fraction of the homes that may lie outside the first view on each side, so that one far away does not make the others small. */
const FAR = 0.03;

/** The box with nearly all homes, as close as they allow, so that they separate; null without homes. */
export function boxOf(features: readonly MapFeature[]): Box | null {
  if (features.length === 0) return null;
  const around = features.some(isCluster) ? AROUND : 0;
  const spread = (index: 0 | 1): [least: number, most: number] => {
    const degrees = features
      .flatMap((feature) => {
        return Array.from({ length: Math.min(countOf(feature), 500) }, () => feature.geometry.coordinates[index]);
      })
      .sort((first, second) => first - second);
    const left = Math.floor(degrees.length * FAR);
    const [least, most] = [(degrees.at(left) ?? 0) - around, (degrees.at(-1 - left) ?? 0) + around];
    const room = Math.max(0, LEAST - (most - least)) / 2;
    return [least - room, most + room];
  };
  if (around === 0) {
    const [[west, east], [south, north]] = [spread(0), spread(1)];
    return [west, south, east, north];
  }
  const largest = features.reduce((most, feature) => (countOf(feature) > countOf(most) ? feature : most));
  const [west, east] = withInside(spread(0), largest.geometry.coordinates[0]);
  const [south, north] = withInside(spread(1), largest.geometry.coordinates[1]);
  return [west, south, east, north];
}

const isCluster = ({ properties }: MapFeature): boolean => 'count' in properties && !properties.spot;

const countOf = ({ properties }: MapFeature): number => ('count' in properties ? properties.count : 1);

/** Minimum distance of the largest cluster from each edge, as a fraction of the view. */
const MARGIN = 0.2;

/** The range, extended until a place is well inside it. */
function withInside([least, most]: [number, number], place: number): [number, number] {
  const room = ((most - least) * MARGIN) / (1 - MARGIN);
  return [Math.min(least, place - room), Math.max(most, place + room)];
}
