import type { MapFeature, Point } from '@facade/shared-domain/model';

/** Where a home is about, if its address is not told: the map shows the town's area then. */
export function hiddenPlace(features: readonly MapFeature[], id: number | null): Point | null {
  const found = features.find(({ properties }) => 'id' in properties && properties.id === id && properties.area);
  const [lng, lat] = found?.geometry.coordinates ?? [];
  return lng === undefined || lat === undefined ? null : { lng, lat };
}
