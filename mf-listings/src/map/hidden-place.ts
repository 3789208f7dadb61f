import type { MapFeature, Point } from '@facade/shared-domain/model';

/** Approximate place of a home with a hidden address, for which the map shows the town's area; null for any other home. */
export function hiddenPlace(features: readonly MapFeature[], id: number | null): Point | null {
  const found = features.find(({ properties }) => 'id' in properties && properties.id === id && properties.area);
  const [lng, lat] = found?.geometry.coordinates ?? [];
  return lng === undefined || lat === undefined ? null : { lng, lat };
}
