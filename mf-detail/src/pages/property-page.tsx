import { definePage, type LoaderArgs } from '@facade/section-kit';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { getProperty } from '../api-client/get-property.ts';
import { PropertyView } from '../components/property-view.tsx';
import { type LoanForm, readLoan } from '../model/costs/loan.ts';
import { wholeCost } from '../model/costs/purchase-cost.ts';
import { requireCanonicalPath } from '../model/head/canonical.ts';
import { propertyHead } from '../model/head/property-head.ts';
import { propertySlots } from '../model/property-slots.ts';

export interface PropertyPageData {
  property: PropertyDetail;
  /** First figures of the mortgage calculator; null where nothing can be borrowed for. */
  loan: LoanForm | null;
}

async function loader(args: LoaderArgs): Promise<PropertyPageData> {
  const property = await getProperty(args);
  requireCanonicalPath(args.url, property.path);
  return { property, loan: loanFor(property, args.url.searchParams) };
}

/** A life annuity is not financed by a mortgage, and a property that is gone needs no calculator. */
function loanFor(property: PropertyDetail, query: URLSearchParams): LoanForm | null {
  const { goal, price, availability } = property;
  const toBuy = goal === 'sale' && availability === 'available' && price.annuity === null;
  return toBuy && price.amount ? readLoan(wholeCost(property), query) : null;
}

export const page = definePage<PropertyPageData>({
  loader,
  Component: ({ data }) => <PropertyView {...data} />,
  head: propertyHead,
  slots: ({ property }) => propertySlots(property),
});
