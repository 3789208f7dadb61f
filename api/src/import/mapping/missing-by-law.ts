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
  const message = `must be in an advertisement in ${region}${withholds ? ': the home is withheld' : ''}`;
  return [{ record: `property ${property.reference}`, field: law.map(fieldOf).join(', '), message, law }];
}
