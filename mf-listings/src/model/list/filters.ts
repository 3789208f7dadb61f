import { foldText } from '@facade/shared-domain/language/fold-text';
import type { Category, City, Goal } from '@facade/shared-domain/model';

/** One choice of a filter. */
interface FilterOption {
  value: string;
  label: string;
  /** Properties of the list's goal behind it. */
  count: number;
}

/** The value a filter has, and how many properties it has for sale or for rent on its own. */
interface ChosenFilter extends FilterOption {
  /** The same for the other goal, for a visitor who looks in the wrong list. */
  otherCount: number;
}

/** A filter as the visitor wrote it, and what it names: `chosen` is null where it names nothing. */
export interface FilterReading {
  chosen: ChosenFilter | null;
  options: FilterOption[];
}

/** The `city` parameter of a town. */
export const cityValue = ({ name, zip }: Pick<City, 'name' | 'zip'>): string => `${name}|${zip}`;

/** Reads the `type` parameter against the agency's categories; only those with properties of this goal are offered. */
export function readType(value: string, categories: Category[], goal: Goal): FilterReading {
  const options = categories.map(({ id, name, counts }) => ({
    value: String(id),
    label: name,
    count: counts[goal],
    otherCount: counts[otherGoal(goal)],
  }));
  return { chosen: options.find((option) => option.value === value) ?? null, options: offered(options, value) };
}

/**
 * Reads the `city` parameter (`name|zip`, a zip or a name) against the towns. A zip that several villages share is
 * a choice of its own.
 */
export function readCity(value: string, cities: City[], goal: Goal): FilterReading {
  const other = otherGoal(goal);
  const matching = value ? cities.filter((city) => isTown(city, value)) : [];
  const toOption = (city: City) => ({
    value: cityValue(city),
    label: `${city.label} (${city.zip})`,
    count: city.counts[goal],
    otherCount: city.counts[other],
  });
  const [first] = matching;
  if (!first) return { chosen: null, options: offered(cities.map(toOption), '') };
  if (matching.length === 1) {
    const chosen = { ...toOption(first), label: first.label };
    return { chosen, options: offered(cities.map(toOption), chosen.value) };
  }
  const isZip = /^\d/.test(value);
  const chosen = {
    value: isZip ? first.zip : first.name,
    label: isZip ? first.zip : first.label,
    count: sum(matching, goal),
    otherCount: sum(matching, other),
  };
  return { chosen, options: [strip(chosen), ...offered(cities.map(toOption), '')] };
}

export const otherGoal = (goal: Goal): Goal => (goal === 'sale' ? 'rent' : 'sale');

function isTown(city: City, value: string): boolean {
  const [name = '', zip] = fold(value).split('|');
  const names = [city.name, city.label, ...city.aliases].map(fold);
  if (zip !== undefined) return city.zip === zip && names.includes(name);
  return city.zip === name || names.includes(name);
}

const fold = (text: string): string => foldText(text).trim();

/** What has nothing to show is not offered, except where it is what the visitor chose. */
const offered = (options: ChosenFilter[], chosen: string): FilterOption[] =>
  options.filter(({ count, value }) => count > 0 || value === chosen).map(strip);

const strip = ({ value, label, count }: ChosenFilter): FilterOption => ({ value, label, count });

const sum = (cities: City[], goal: Goal): number => cities.reduce((total, city) => total + city.counts[goal], 0);
