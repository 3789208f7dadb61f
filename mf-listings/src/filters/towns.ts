import { foldText } from '@facade/shared-domain/language/fold-text';
import type { City } from '@facade/shared-domain/model/catalog';
import type { Point } from '@facade/shared-domain/model/listing';
import { cityValue, WHOLE } from '@facade/shared-domain/places/municipality';

/** The towns that a `city` parameter refers to: one for `name|zip`, all with a zip, or all with a name in any language. A municipality only with its `*`. */
export function townsNamed(value: string, towns: City[]): City[] {
  const [name = '', zip] = fold(value).split('|');
  return towns.filter((town) => {
    const names = [town.name, town.label, ...town.aliases].map(fold);
    if (zip !== undefined) return town.zip === zip && names.includes(name);
    return town.zip === name || (names.includes(name) && !isWhole(town));
  });
}

/** The canonical form of a `city` parameter; a zip or name that several towns share is unchanged. Null if unknown. */
export function readTown(value: string, towns: City[]): string | null {
  const [first, ...others] = townsNamed(value, towns);
  if (!first) return null;
  if (others.length === 0) return cityValue(first);
  return /^\d/.test(value) ? first.zip : first.name;
}

/** Its name in the visitor's language; a zip of several towns is unchanged. */
export function townName(value: string, towns: City[]): string {
  const [first, ...others] = townsNamed(value, towns);
  if (!first) return value;
  return others.length > 0 && /^\d/.test(value) ? value : first.label;
}

/** The town at this point, which is the centre of a radius. */
export const townAt = ({ lat, lng }: Point, towns: City[]): City | undefined =>
  towns.find(({ location }) => location && Math.abs(location.lat - lat) < SAME && Math.abs(location.lng - lng) < SAME);

/** About ten metres: the precision of a point in a URL. */
const SAME = 1e-4;

/** Whether a town is a whole municipality. */
export const isWhole = (town: Pick<City, 'zip'>): boolean => town.zip === WHOLE;

const fold = (text: string): string => foldText(text).trim();
