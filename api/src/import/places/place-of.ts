import type { FeedProblem, PropertyRecord, Saying } from '@facade/feed';
import type { Location, Point } from '@facade/shared-domain/model';
import { metresBetween } from '@facade/shared-domain/places/distance';
import { BELGIUM, LUXEMBOURG } from '@facade/shared-domain/places/region';
import type { StoredCity } from '../../platform/index.ts';
import { belgianTown } from './belgian-towns.ts';

/** A country's southwestern and northeastern corner, in degrees, with a little room. */
const COUNTRIES: ReadonlyMap<number, readonly [south: number, west: number, north: number, east: number]> = new Map([
  [BELGIUM, [49.45, 2.5, 51.55, 6.45]],
  [LUXEMBOURG, [49.4, 5.7, 50.2, 6.55]],
]);

/** A point farther from the centre of its postcode is not in it, in metres. The largest postcodes reach 20 km. */
const FAR = 30_000;

/** Within this distance of 0° N 0° E, in degrees, is only the sea, and what programs write for "unknown". */
const NOWHERE = 0.01;

type Home = Pick<PropertyRecord, 'ID' | 'Lat' | 'Lng' | 'Zip' | 'City' | 'CountryID' | 'PublishAddress'>;

/** Where a home is shown, and a warning if its coordinates cannot be right. */
export interface Place {
  location: Location | null;
  problem: FeedProblem | null;
}

/**
 * The place of a home. Without coordinates that can be right, and for a hidden address, it is the town's point, never the home's.
 * @param findCity finds a town of the feed
 */
export function placeOf(home: Home, findCity: (zip: string, name: string) => StoredCity | undefined): Place {
  const { ID, Lat: lat, Lng: lng, Zip, City, PublishAddress } = home;
  const known = City ? findCity(Zip, City)?.location : null;
  const town = known ?? ((home.CountryID ?? BELGIUM) === BELGIUM ? belgianTown(Zip, City) : null);
  // Where nothing names a country, a point says where the home is.
  const country = home.CountryID ?? (Zip === '' && !town ? null : BELGIUM);
  const inTown = town ? { ...town, exact: false } : null;
  if (lat === null || lng === null) return { location: inTown, problem: null };
  const { point, wrong } = checkPoint({ lat, lng }, country, town);
  const said = {
    record: `property ${ID}`,
    home: ID,
    field: 'Lat, Lng',
    value: `${lat}, ${lng}`,
  };
  return {
    location: point && PublishAddress !== false ? { ...point, exact: true } : inTown,
    problem: wrong && { ...said, ...wrong },
  };
}

/** The point that coordinates name, or null; and what is wrong with them. */
function checkPoint(
  point: Point,
  country: number | null,
  town: Point | null,
): { point: Point | null; wrong: (Saying & Pick<FeedProblem, 'effect'>) | null } {
  const wrong = whyNot(point, country, town);
  if (wrong === null) return { point, wrong };
  const turned = { lat: point.lng, lng: point.lat };
  // Only a postcode proves it.
  if (town && whyNot(turned, country, town) === null) return { point: turned, wrong: { kind: 'exchanged' } };
  return { point: null, wrong: { ...wrong, effect: 'town' } };
}

function whyNot({ lat, lng }: Point, country: number | null, town: Point | null): Saying | null {
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return { kind: 'notCoordinates' };
  if (Math.abs(lat) < NOWHERE && Math.abs(lng) < NOWHERE) return { kind: 'atSea' };
  const [south = -90, west = -180, north = 90, east = 180] =
    (country === null ? undefined : COUNTRIES.get(country)) ?? [];
  if (lat < south || lat > north || lng < west || lng > east) return { kind: 'abroad' };
  const far = town ? metresBetween({ lat, lng }, town) : 0;
  return far > FAR ? { kind: 'far', values: { km: Math.round(far / 1000) } } : null;
}
