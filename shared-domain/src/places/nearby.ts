import { foldName } from '../language/fold-text.ts';
import type { BoundingBox, LandmarkKind, Location, NearbyPlace, Point } from '../model/index.ts';
import { metresBetween, roundMetres } from './distance.ts';
import { otherTownNames } from './exonyms.ts';

/** A point that a map names. */
export interface Landmark extends Point {
  kind: LandmarkKind;
  /** Empty where the map has none. */
  name: string;
}

/** All that is known of a region. */
export interface Landmarks<One extends Landmark = Landmark> {
  all: readonly One[];
  /** Where the map has its details: outside, a school that it does not have may still be there. */
  covered: BoundingBox | null;
}

/** One of the landmarks, and how far it is. */
export interface Near<One extends Landmark = Landmark> extends Pick<NearbyPlace, 'kind' | 'metres'> {
  landmark: One;
}

export interface NearHome<One extends Landmark = Landmark> {
  from: 'home' | 'town';
  places: Near<One>[];
}

/** So far, in metres, each is worth a line; and so many of it. */
const STATIONS = { within: 15_000, most: 2 };
const TOWNS = { within: 30_000, most: 1 };
const DETAILS = { within: 5_000, most: 1 };
const DETAIL_KINDS = ['school', 'supermarket', 'bakery', 'pharmacy', 'playground'] as const;

/** A town's centre is looked for within this of a home in it. */
const OWN_TOWN = 10_000;

/** Distances of a town are told in whole kilometres. */
const KILOMETRE = 1000;

/**
 * What is near a home; null where nothing is known.
 *
 * Of a home whose address is hidden only its town is told: the nearest station and the nearest town, from the centre of the home's
 * own town, in whole kilometres. The point of the home takes part in none of these figures, because three distances from known places
 * are enough to compute it.
 * @param town official name of the home's town
 */
export function nearbyOf<One extends Landmark>(
  { location, town }: { location: Location | null; town: string },
  { all, covered }: Landmarks<One>,
): NearHome<One> | null {
  if (!location) return null;
  // Of a whole country's landmarks most are elsewhere.
  const region = { all: all.filter((one) => isInReach(location, one, TOWNS.within + OWN_TOWN)), covered };
  const centre = centreOf(location, town, region.all);
  const near = location.exact ? aroundHome(location, centre, region) : centre && aroundTown(centre, region);
  return near && near.places.length > 0 ? near : null;
}

function aroundHome<One extends Landmark>(
  home: Point,
  centre: One | null,
  { all, covered }: Landmarks<One>,
): NearHome<One> {
  const details = { ...DETAILS, within: Math.min(DETAILS.within, covered ? metresToEdge(home, covered) : 0) };
  const places = [
    ...nearest(home, all, isStation, 'station', STATIONS),
    ...(centre ? nearest(home, [centre], () => true, 'centre', { within: OWN_TOWN, most: 1 }) : []),
    ...otherTown(home, centre, all),
    ...DETAIL_KINDS.flatMap((kind) => nearest(home, all, (one) => one.kind === kind, kind, details)),
  ];
  return { from: 'home', places: places.map((place) => ({ ...place, metres: roundMetres(place.metres) })) };
}

function aroundTown<One extends Landmark>(centre: One, { all }: Landmarks<One>): NearHome<One> {
  const places = [
    ...nearest(centre, all, isStation, 'station', { ...STATIONS, most: 1 }),
    ...otherTown(centre, centre, all),
  ];
  const whole = (metres: number) => Math.max(1, Math.round(metres / KILOMETRE)) * KILOMETRE;
  return { from: 'town', places: places.map((place) => ({ ...place, metres: whole(place.metres) })) };
}

const isStation = ({ kind }: Landmark): boolean => kind === 'station';
const isTown = ({ kind }: Landmark): boolean => kind === 'city' || kind === 'town';

/** The settlement of that name, in either language, that is nearest to the point. */
function centreOf<One extends Landmark>(point: Point, town: string, all: readonly One[]): One | null {
  const names = new Set([town, ...otherTownNames(town)].map(foldName));
  const isOwn = (one: Landmark) =>
    (isTown(one) || one.kind === 'village') && namesOf(one).some((name) => names.has(name));
  return nearest(point, all, isOwn, 'centre', { within: OWN_TOWN, most: 1 })[0]?.landmark ?? null;
}

function otherTown<One extends Landmark>(point: Point, own: One | null, all: readonly One[]): Near<One>[] {
  return nearest(point, all, (one) => isTown(one) && one.name !== own?.name, 'town', TOWNS);
}

/** A map writes both names of a town in Brussels: "Brussel - Bruxelles". */
const namesOf = ({ name }: Landmark): string[] => name.split(' - ').map(foldName);

function nearest<One extends Landmark>(
  point: Point,
  all: readonly One[],
  fits: (one: One) => boolean,
  kind: NearbyPlace['kind'],
  { within, most }: { within: number; most: number },
): Near<One>[] {
  return all
    .filter((one) => isInReach(point, one, within) && fits(one))
    .map((landmark) => ({ kind, landmark, metres: metresBetween(point, landmark) }))
    .filter(({ metres }) => metres <= within)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, most);
}

/** Metres of a degree at the equator, rounded down, so that what is left out is farther for sure. */
const DEGREE = 110_000;

/** Leaves out at little cost what is too far north, south, east or west. */
const isInReach = (point: Point, { lat, lng }: Point, within: number): boolean =>
  Math.abs(lat - point.lat) * DEGREE <= within &&
  Math.abs(lng - point.lng) * DEGREE * Math.cos((point.lat * Math.PI) / 180) <= within;

/** How far a point is from the nearest side of a box that it lies in; 0 outside. */
function metresToEdge(point: Point, { west, south, east, north }: BoundingBox): number {
  const { lat, lng } = point;
  if (lng < west || lng > east || lat < south || lat > north) return 0;
  const sides = [
    { lat, lng: west },
    { lat, lng: east },
    { lat: south, lng },
    { lat: north, lng },
  ];
  return Math.min(...sides.map((side) => metresBetween(point, side)));
}
