import type { FeedProblem } from '@facade/feed';
import { missingInAd } from '@facade/shared-domain/facts/advertising';
import type { StoredProperty } from '../../platform/index.ts';
import { fieldOf } from './facts.ts';

/**
 * The warning about a home whose advertisement lacks what the law of its region wants, in the fields of the CRM.
 * @param withholds the home is not shown until then
 */
export function missingByLaw(property: StoredProperty, withholds: boolean): FeedProblem[] {
  const law = missingInAd(property);
  if (law.length === 0) return [];
  const region = `${property.region?.charAt(0).toUpperCase()}${property.region?.slice(1)}`;
  const record = `property ${property.reference}`;
  const field = law.map(fieldOf).join(', ');
  return [{ record, field, kind: 'law', values: { region }, ...(withholds && { effect: 'withheld' }), law }];
}
