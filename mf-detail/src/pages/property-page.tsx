import { definePage, type LoaderArgs } from '@facade/platform/section';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { getProperty } from '../api-client/get-property.ts';
import { PropertyView } from '../components/property-view.tsx';
import { requireCanonicalPath } from '../model/canonical.ts';
import { type LoanInput, loanInput } from '../model/loan.ts';
import { propertyHead } from '../model/property-head.ts';
import { propertySlots } from '../model/property-slots.ts';

export interface PropertyPageData {
  property: PropertyDetail;
  /** First figures of the mortgage calculator; null where nothing can be borrowed for. */
  loan: LoanInput | null;
}

async function loader(args: LoaderArgs): Promise<PropertyPageData> {
  const property = await getProperty(args);
  requireCanonicalPath(args.url, property.path);
  return { property, loan: loanFor(property, args.url.searchParams) };
}

/** A life annuity is not financed by a mortgage, and what is gone needs no calculator. */
function loanFor({ goal, price, availability }: PropertyDetail, query: URLSearchParams): LoanInput | null {
  const toBuy = goal === 'sale' && availability === 'available' && price.annuity === null;
  return toBuy && price.amount !== null && price.amount > 0 ? loanInput(price.amount, query) : null;
}

export const page = definePage<PropertyPageData>({
  loader,
  Component: ({ data }) => <PropertyView {...data} />,
  head: propertyHead,
  slots: ({ property }) => propertySlots(property),
});
