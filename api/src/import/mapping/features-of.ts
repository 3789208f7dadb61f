import { FEATURES } from '@facade/shared-domain/listing/filters/features';
import type { EnergyLetter, Feature } from '@facade/shared-domain/model';
import type { StoredProperty } from '../../platform/index.ts';

/** Category of the CRM: new apartment. */
const NEW_APARTMENT = 2;

type Known = Pick<StoredProperty, 'categoryIds' | 'projectId' | 'groups' | 'terraceArea' | 'price' | 'priceHistory'>;

/**
 * The features of a home, by the names of the parameter `has`. A fact "no" takes precedence over a measured area;
 * unknown features are left out.
 * @example featuresOf(property) // ['garden', 'garage']
 */
export function featuresOf(property: Known): Feature[] {
  const facts = new Map(property.groups.flatMap(({ facts: all }) => all.map(({ key, value }) => [key, value])));
  const says = (key: string): boolean | undefined => {
    const value = facts.get(key);
    return typeof value === 'boolean' ? value : undefined;
  };
  const counts = (key: string): boolean => Number(facts.get(key) ?? 0) > 0;
  /** Features that more than a fact of the same name says. */
  const has: Partial<Record<Feature, boolean>> = {
    garden: says('garden') ?? counts('gardenArea'),
    garage: counts('garages') || says('garage'),
    // A garage is a place to park, too.
    parking:
      ['garages', 'parkings', 'parkingsOutside'].some(counts) ||
      ['garage', 'parking'].some((key) => says(key) === true),
    southFacing: ['gardenOrientation', 'terraceOrientation'].some((key) =>
      ['south', 'southEast', 'southWest'].includes(String(facts.get(key))),
    ),
    terrace: says('terrace') ?? (counts('terraceArea') || (property.terraceArea ?? 0) > 0),
    groundFloor: facts.get('floor') === 0,
    semiDetached: ['open', 'halfOpen'].includes(String(facts.get('facadeType'))),
    detached: facts.get('facadeType') === 'open',
    heatPump: facts.get('heating') === 'heatPump',
    // Whether it was lately, and is lower than all prices shortly before, `price-drops.ts` finds out.
    priceDropped: (property.priceHistory ?? []).some(({ amount }) => amount > (property.price.amount ?? amount)),
    newBuild: property.categoryIds.includes(NEW_APARTMENT) || property.projectId !== null || says('newBuild') === true,
  };
  return FEATURES.filter((feature) => has[feature] ?? says(feature) ?? false);
}

/** A number among the facts; null if unknown. */
export function countOf({ groups }: Pick<StoredProperty, 'groups'>, key: string): number | null {
  const value = groups.flatMap(({ facts }) => facts).find((fact) => fact.key === key)?.value;
  return typeof value === 'number' ? value : null;
}

/** The date from which one can move in: at once is since it was published. Null if unknown, or still to agree. */
export function freeFrom({ groups, publishedAt }: Pick<StoredProperty, 'groups' | 'publishedAt'>): string | null {
  const facts = new Map(groups.flatMap(({ facts: all }) => all.map(({ key, value }) => [key, value])));
  const date = facts.get('availability') === 'immediately' ? publishedAt : facts.get('availabilityDate');
  return typeof date === 'string' ? date.slice(0, 10) : null;
}

/** Letter of an energy band: `a_plus` and `a_sub` are `a`. */
export const energyLetterOf = (energy: StoredProperty['energy']): EnergyLetter | null =>
  energy ? ((energy.band[0] ?? null) as EnergyLetter | null) : null;
