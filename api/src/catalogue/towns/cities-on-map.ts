import type { Area } from '@facade/shared-domain/places/area-at';
import { otherTownNames, townLabel } from '@facade/shared-domain/places/exonyms';
import { pointInside } from '@facade/shared-domain/places/point-inside';
import { regionOf } from '@facade/shared-domain/places/region';
import type { StoredCity } from '../stored.ts';

/** The municipalities of the agency's map as towns. Those without a postcode are left out: the address of a list names it. */
export const citiesOnMap = (areas: readonly Area[]): StoredCity[] =>
  areas.flatMap((area) => {
    const { names, zip } = area;
    if (!zip) return [];
    const name = townLabel(regionOf(zip) === 'flanders' ? names.nl : names.fr, 'en');
    const others = new Set([names.fr, names.nl, ...otherTownNames(name)]);
    others.delete(name);
    return [{ name, zip, label: { ...names, en: name, de: name }, aliases: [...others], location: pointInside(area) }];
  });
