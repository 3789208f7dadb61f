import { foldText } from '@facade/shared-domain/language/fold-text';
import type { City, Point } from '@facade/shared-domain/model';
import { cityValue } from '../list/filters.ts';

/** The towns that a `city` parameter means: one of `name|zip`, all of a zip, all of a name in any language. */
export function townsNamed(value: string, towns: City[]): City[] {
  const [name = '', zip] = fold(value).split('|');
  return towns.filter((town) => {
    const names = [town.name, town.label, ...town.aliases].map(fold);
    if (zip !== undefined) return town.zip === zip && names.includes(name);
    return town.zip === name || names.includes(name);
  });
}

/** The one spelling of a `city` parameter; a zip or a name that several towns share stays as it is. Null if unknown. */
export function readTown(value: string, towns: City[]): string | null {
  const [first, ...others] = townsNamed(value, towns);
  if (!first) return null;
  if (others.length === 0) return cityValue(first);
  return /^\d/.test(value) ? first.zip : first.name;
}

/** What a visitor calls it. */
export function townName(value: string, towns: City[]): string {
  const [first, ...others] = townsNamed(value, towns);
  if (!first) return value;
  return others.length > 0 && /^\d/.test(value) ? value : first.label;
}

/** The town at this point, as the centre of a radius is written. */
export const townAt = ({ lat, lng }: Point, towns: City[]): City | undefined =>
  towns.find(({ location }) => location && Math.abs(location.lat - lat) < SAME && Math.abs(location.lng - lng) < SAME);

/** About ten metres: what is left of a point that was written and read. */
const SAME = 1e-4;

const fold = (text: string): string => foldText(text).trim();
