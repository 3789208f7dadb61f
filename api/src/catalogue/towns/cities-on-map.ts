import type { Area } from '@facade/shared-domain/places/area-at';
import { otherTownNames } from '@facade/shared-domain/places/exonyms';
import { pointInside } from '@facade/shared-domain/places/point-inside';
import type { StoredCity } from '../../platform/index.ts';
import { municipalityName } from './municipalities.ts';

/** The municipalities of the agency's map as towns. Those without a postcode are left out: the address of a list names it. */
export const citiesOnMap = (areas: readonly Area[]): StoredCity[] =>
  areas.flatMap((area) => {
    const { names, zip } = area;
    if (!zip) return [];
    const name = municipalityName(area, 'en');
    const others = new Set([names.fr, names.nl, ...otherTownNames(name)]);
    others.delete(name);
    return [{ name, zip, label: { ...names, en: name, de: name }, aliases: [...others], location: pointInside(area) }];
  });
