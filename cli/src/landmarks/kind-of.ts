import type { LandmarkKind } from '@facade/shared-domain/model';

const SETTLEMENTS: Readonly<Record<string, LandmarkKind>> = { city: 'city', town: 'town', village: 'village' };

/**
 * By `subclass`, which is the tag of OpenStreetMap; `class` lumps greengrocers with supermarkets. Doctors are left out: the map names
 * them as persons.
 */
const POINTS: Readonly<Record<string, LandmarkKind>> = {
  station: 'station',
  halt: 'station',
  school: 'school',
  kindergarten: 'school',
  supermarket: 'supermarket',
  bakery: 'bakery',
  pharmacy: 'pharmacy',
  playground: 'playground',
};

/** What a feature of the layers `place` and `poi` of the OpenMapTiles schema is to a visitor who looks for a home; null for the rest. */
export function kindOf(layer: string, { class: group, subclass }: Record<string, unknown>): LandmarkKind | null {
  if (layer === 'place') return SETTLEMENTS[String(group)] ?? null;
  return layer === 'poi' ? (POINTS[String(subclass)] ?? null) : null;
}
