import type { City } from '@facade/shared-domain/model/catalog';
import type { Goal } from '@facade/shared-domain/model/property';

/** The `city` parameter of a town. */
export const cityValue = ({ name, zip }: Pick<City, 'name' | 'zip'>): string => `${name}|${zip}`;

export const otherGoal = (goal: Goal): Goal => (goal === 'sale' ? 'rent' : 'sale');
