import type { MapLandmarks } from './read-landmarks.ts';

/** As GeoJSON with one landmark per line, so that a person can read it, correct it and compare it with an older one. */
export function writeGeoJson({ all, covered }: MapLandmarks): string {
  const box = covered ? `"bbox":${JSON.stringify([covered.west, covered.south, covered.east, covered.north])},` : '';
  const lines = all.map(({ kind, name, lat, lng }) =>
    JSON.stringify({
      type: 'Feature',
      properties: { kind, name },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    }),
  );
  return `{"type":"FeatureCollection",${box}"features":[\n${lines.join(',\n')}\n]}\n`;
}
