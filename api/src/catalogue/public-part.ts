import { factsOnceGone } from '@facade/shared-domain/facts/shown-facts';
import type { StoredProperty } from '../platform/index.ts';

/**
 * The part of a record that visitors may know: once a home is sold or rented, neither its price nor what reveals it. Every public answer is
 * made of this; owners and staff see the record itself. The column `price`, which filters and orders read, follows the same rule.
 */
export function publicPart(property: StoredProperty): StoredProperty {
  if (property.availability === 'available') return property;
  const { priceHistory: _hidden, ...rest } = property;
  const price = { ...property.price, amount: null, charges: null, annuity: null };
  return { ...rest, price, groups: factsOnceGone(property.groups) };
}
