import type { Location } from '@facade/shared-domain/model';

/** A map of the place on OpenStreetMap: with a marker for an exact address, else the town from further away. */
export function openStreetMapUrl({ lat, lng }: Location, exact: boolean): string {
  const at = `${lat.toFixed(5)}/${lng.toFixed(5)}`;
  if (!exact) return `https://www.openstreetmap.org/#map=14/${at}`;
  return `https://www.openstreetmap.org/?mlat=${lat.toFixed(5)}&mlon=${lng.toFixed(5)}#map=17/${at}`;
}

/** Whose work the map is, and under which terms; to be linked wherever something of it is shown. */
export const OPEN_STREET_MAP_COPYRIGHT = 'https://www.openstreetmap.org/copyright';
