interface Place {
  lat: number;
  lng: number;
}

/** The distance of two places, on a plane at the latitude of the first: accurate enough to rank homes of one region. */
export function kilometres(a: Place, b: Place): number {
  const north = (b.lat - a.lat) * 111.2;
  const east = (b.lng - a.lng) * 111.2 * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}
